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
}

/** The ready addresses of an image as `src` and `srcset`; none when the answer carries none. */
export function pictureSources(image: Image | undefined): PictureSources | undefined {
  const ready = widths.flatMap(([preset, width]) => {
    const url = image?.urls?.[preset];
    return url ? [{ url, width }] : [];
  });
  const src = ready.find(({ width }) => width >= 740)?.url ?? ready[0]?.url;
  if (src) return { src, srcSet: ready.map(({ url, width }) => `${url} ${width}w`).join(', ') };
  const other = image?.urls?.listing_image ?? image?.urls?.square_256;
  return other ? { src: other, srcSet: undefined } : undefined;
}

/** The largest ready size, to look at closely. */
export function largestUrl(image: Image | undefined): string | undefined {
  return widths.reduce<string | undefined>(
    (largest, [preset]) => image?.urls?.[preset] ?? largest,
    undefined,
  );
}
