import type { Image, ImagePresetName } from '#content/entities/image.ts';
import { cropShapes } from '#content/rules/images/crop-shapes.ts';
import { imageParams, mayMove } from '#content/rules/images/image-params.ts';
import { imagePresets } from '#content/rules/images/presets.ts';
import { imageSource } from '#content/rules/images/valid-image.ts';
import { createLru } from '../memory/lru.ts';

/** The sizes each use of an image may be rendered in; a response carries no URL that no component uses. */
const imageUses = {
  sitemap: ['expanded_image'],
  row: ['listing_image'],
  card: ['listing_image', 'square_192', 'sc_small', 'sc_medium', 'sc_large'],
  portrait: ['square_56', 'square_64', 'square_96', 'square_128', 'square_192', 'square_256', 'sc_small'],
  body: ['square_96', 'sc_small', 'sc_medium', 'sc_large', 'sc_xlarge', 'expanded_image'],
  main: [
    'article_schema_4x3',
    'article_schema_16x9',
    'article_schema_1x1',
    'seo_image',
    'sc_small',
    'sc_medium',
    'sc_large',
    'sc_xlarge',
    'expanded_image',
  ],
} as const satisfies Record<string, readonly ImagePresetName[]>;
type ImageUse = keyof typeof imageUses;

export type SignImage = (path: string, params: Record<string, string | number>) => string;
export type PresentImage = (image: Image, use: ImageUse) => Image;

type Addresses = Pick<Image, 'urls' | 'avif' | 'animation'>;

/** A page begins with its main picture: worth a second, smaller format, named by the address. */
const avifPresets = ['sc_small', 'sc_medium', 'sc_large', 'sc_xlarge'] as const;
const cachedImages = 4000;

/** Signing costs a hash; the same picture is on many pages, so its addresses are cached. */
export function createImagePresenter(signImage: SignImage): PresentImage {
  const cached = createLru<string, Addresses>(cachedImages);
  return (given, use) => {
    // A program may have written both.
    const image = given.isDecorative ? { ...given, alt: '' } : given;
    const source = imageSource(image);
    // URLs stored with the story are ignored: only signed ones are rendered.
    if (!source) return { ...image, urls: undefined, avif: undefined, animation: undefined };
    const { crop = '', crops, cropGravity = '', focus } = image;
    const cuts = crops ? cropShapes.map((shape) => crops[shape] ?? '').join() : '';
    const key = `${use} ${source} ${crop} ${cuts} ${cropGravity} ${focus ? `${focus.x}x${focus.y}` : ''}`;
    let addresses = cached.get(key);
    if (addresses === undefined) {
      addresses = sign(image, source, use, signImage);
      cached.set(key, addresses);
    }
    return { ...image, ...addresses };
  };
}

function sign(image: Image, source: string, use: ImageUse, signImage: SignImage): Addresses {
  const moves = mayMove(image);
  // Wherever a picture is wanted, a moving one shows its first frame.
  const frame = moves ? 0 : undefined;
  const all = (presets: readonly ImagePresetName[], format?: 'avif') =>
    Object.fromEntries(
      presets.map((preset) => [
        preset,
        signImage(source, imageParams(imagePresets[preset], image, frame, format)),
      ]),
    );
  const isContent = use === 'main' || use === 'body';
  return {
    urls: all(imageUses[use]),
    avif: use === 'main' && !moves ? all(avifPresets, 'avif') : undefined,
    animation: isContent && moves ? signImage(source, imageParams(imagePresets.sc_medium, image)) : undefined,
  };
}

/** Signs every picture inside a document: bodies, galleries and best lists hold them at many depths. */
export function presentImagesWithin<T>(value: T, present: PresentImage, use: ImageUse = 'body'): T {
  if (Array.isArray(value)) return value.map((entry) => presentImagesWithin(entry, present, use)) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (isImage(value)) return present(value, use) as T;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, presentImagesWithin(entry, present, use)]),
  ) as T;
}

function isImage(value: object): value is Image {
  return (
    'urls' in value ||
    'avif' in value ||
    'animation' in value ||
    ('typeName' in value && value.typeName === 'image')
  );
}
