import type { Image, ImagePresetName } from '#content/entities/image.ts';
import { imageParams } from '#content/rules/images/image-params.ts';
import { imagePresets } from '#content/rules/images/presets.ts';
import { imageSource } from '#content/rules/images/valid-image.ts';
import { createLru } from '../memory/lru.ts';

/** The sizes each use of a picture may be drawn in; an answer carries no address nobody asks for. */
export const imageUses = {
  sitemap: ['expanded_image'],
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
export type ImageUse = keyof typeof imageUses;

export type SignImage = (path: string, params: Record<string, string | number>) => string;
type ImageUrls = Partial<Record<ImagePresetName, string>>;
export type PresentImage = (image: Image, use: ImageUse) => Image;

const keptPictures = 4000;

/** Signing costs a hash; the same picture stands on many pages, so its addresses are kept. */
export function createImagePresenter(signImage: SignImage): PresentImage {
  const kept = createLru<string, ImageUrls>(keptPictures);
  return (image, use) => {
    const source = imageSource(image);
    // Addresses that came with the story are nobody's: only what we signed is drawn.
    if (!source) return { ...image, urls: undefined };
    const key = `${use} ${source} ${image.crop ?? ''} ${image.cropGravity ?? ''}`;
    let urls = kept.get(key);
    if (urls === undefined) {
      urls = {};
      for (const preset of imageUses[use])
        urls[preset] = signImage(source, imageParams(imagePresets[preset], image));
      kept.set(key, urls);
    }
    return { ...image, urls };
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
  return 'urls' in value || ('typeName' in value && value.typeName === 'image');
}
