import type { Image, ImagePresetName } from '#content/entities/image.ts';

const widths = [
  ['sc_small', 540],
  ['sc_medium', 740],
  ['sc_large', 1280],
  ['sc_xlarge', 1800],
] as const satisfies readonly (readonly [ImagePresetName, number])[];

export interface PictureSources {
  src: string;
  srcSet: string | undefined;
  /** The same as AVIF, where the answer carries it. */
  avif: string | undefined;
}

function srcSetOf(urls: Image['urls'], image: Image | undefined): string | undefined {
  const ready = new Map<number, string>();
  for (const [preset, most] of widths) {
    // Nothing is enlarged: sizes above the original's width are the original, and one of those is enough.
    const width = Math.min(most, image?.width ?? most);
    const url = urls?.[preset];
    if (url && !ready.has(width)) ready.set(width, `${url} ${width}w`);
  }
  return ready.size > 0 ? [...ready.values()].join(', ') : undefined;
}

/** The image's prepared URLs as `src` and `srcset`; empty when the response has none. */
export function pictureSources(image: Image | undefined): PictureSources | undefined {
  const urls = image?.urls;
  const src = urls?.sc_medium ?? urls?.sc_large ?? urls?.sc_xlarge ?? urls?.sc_small;
  if (src) return { src, srcSet: srcSetOf(urls, image), avif: srcSetOf(image?.avif, image) };
  const other = urls?.listing_image ?? urls?.square_256;
  return other ? { src: other, srcSet: undefined, avif: undefined } : undefined;
}

/** `object-position` of the picture: the focal point, or the side, that editors chose. */
export function positionOf(image: Image | undefined): string | undefined {
  if (image?.focus) return `${image.focus.x}% ${image.focus.y}%`;
  const gravity = image?.cropGravity ?? 5;
  if (gravity === 0 || gravity === 5) return undefined;
  // The digits are a keypad turned over: 1 is the upper left, 9 the lower right.
  return `${((gravity - 1) % 3) * 50}% ${Math.floor((gravity - 1) / 3) * 50}%`;
}

/** The largest ready size, to look at closely. */
export function largestUrl(image: Image | undefined): string | undefined {
  return widths.reduce<string | undefined>(
    (largest, [preset]) => image?.urls?.[preset] ?? largest,
    undefined,
  );
}
