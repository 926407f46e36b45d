import type { Image } from '../../entities/image.ts';
import { cropShapes } from './crop-shapes.ts';
import type { ImageMode, ImagePreset } from './presets.ts';

const fits: Readonly<Record<ImageMode, string>> = { fitIn: 'bounds', cropToFit: 'crop', resize: 'cover' };

/** The compass by the digits of a keypad turned over: 1 is the upper left. 0 and 5 leave the middle alone. */
const gravities: Readonly<Record<number, string>> = {
  1: 'northwest',
  2: 'north',
  3: 'northeast',
  4: 'west',
  6: 'east',
  7: 'southwest',
  8: 'south',
  9: 'southeast',
};

/** `WxH+X+Y`; any other text crops nothing. */
export function parseCrop(crop: string | undefined) {
  const parts = /^(\d{1,5})x(\d{1,5})\+(\d{1,5})\+(\d{1,5})$/.exec(crop ?? '');
  if (!parts) return undefined;
  const [width = 0, height = 0, x = 0, y = 0] = parts.slice(1).map(Number);
  return width > 0 && height > 0 ? { width, height, x, y } : undefined;
}

/** `XxY` in whole percent, from the upper left. */
export function parseFocus(focus: string | undefined) {
  const parts = /^(\d{1,3})x(\d{1,3})$/.exec(focus ?? '');
  const [x = 101, y = 101] = (parts ?? []).slice(1).map(Number);
  return x <= 100 && y <= 100 ? { x, y } : undefined;
}

export function gravityOf(cropGravity: number | undefined): string | undefined {
  return gravities[cropGravity ?? 0];
}

type ImageFacts = Pick<
  Image,
  'crop' | 'crops' | 'cropGravity' | 'focus' | 'filename' | 'path' | 'bucketPath'
>;

function extensionOf(image: Pick<ImageFacts, 'filename' | 'path' | 'bucketPath'>): string | undefined {
  const name = image.filename ?? image.bucketPath ?? image.path ?? '';
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
}

/** Pictures that may move, by their name. */
export function mayMove(image: Pick<ImageFacts, 'filename' | 'path' | 'bucketPath'>): boolean {
  return extensionOf(image) === 'gif';
}

/** Sizes are whole pixels: 170 by 128 is meant to be 4 by 3. */
const sameShape = 0.02;

/** The cut that an editor made for the shape of this size. */
function cropByHand({ mode, width, height }: ImagePreset, { crops }: ImageFacts) {
  if (!crops || mode !== 'cropToFit' || height === undefined) return undefined;
  const shape = cropShapes.find((name) => {
    const [across = 1, down = 1] = name.split('x').map(Number);
    return Math.abs((across * height) / (down * width) - 1) < sameShape;
  });
  return shape && parseCrop(crops[shape]);
}

/**
 * The parameters of a resized image. An animated image becomes a video unless one frame of it is requested; photographs
 * may be served as WebP, unless the URL names a fixed format.
 */
export function imageParams(
  preset: ImagePreset,
  image: ImageFacts,
  frame?: number,
  format?: 'avif',
): Record<string, string> {
  const extension = extensionOf(image);
  const byHand = cropByHand(preset, image);
  const crop = byHand ?? parseCrop(image.crop);
  // A point says more than a direction, and only a cut that no editor made asks for either.
  const focus = preset.mode === 'cropToFit' && !byHand ? image.focus : undefined;
  const gravity = focus || byHand ? undefined : gravityOf(image.cropGravity);
  const isPhotograph = extension === 'jpg' || extension === 'jpeg' || extension === 'png';
  return {
    width: String(preset.width),
    ...(preset.height === undefined ? {} : { height: String(preset.height) }),
    fit: fits[preset.mode],
    ...(crop ? { crop: `${crop.width}x${crop.height}+${crop.x}+${crop.y}` } : {}),
    ...(gravity ? { gravity } : {}),
    ...(focus ? { focus: `${Math.round(focus.x)}x${Math.round(focus.y)}` } : {}),
    ...(frame === undefined ? {} : { frame: String(frame) }),
    ...(format ? { format } : {}),
    ...(extension === 'gif' && frame === undefined ? { format: 'mp4' } : {}),
    ...(isPhotograph && !format ? { auto: 'webp' } : {}),
  };
}

/** One spelling per picture, whatever order the parameters were put together in: signatures and caches need it. */
export function sortedQuery(params: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(params);
  query.sort();
  return query.toString();
}

/**
 * A query as it is written in an address, its parameters by name. Their spelling is left as it is: only the order of what was
 * signed makes no difference.
 */
export function sortQuery(query: string): string {
  const parts = query.split('&');
  return parts.every((part, index) => index === 0 || nameOf(parts[index - 1] ?? '') <= nameOf(part))
    ? query
    : parts.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0)).join('&');
}

const nameOf = (part: string) => part.split('=', 1)[0] ?? '';
