import { picturePixels } from '#content/limits.ts';

/** The types that the library takes; a phone makes one of them of its own format when it sees this list. */
export const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export interface FileProblem {
  message: string;
  /** The browser can make a smaller JPEG of it. */
  canShrink: boolean;
}

/** What is wrong with a file before a byte of it is sent. The server checks the bytes again. */
export function fileProblem(
  { name, size, type }: Pick<File, 'name' | 'size' | 'type'>,
  largest: number,
): FileProblem | undefined {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (size === 0) return { message: 'This file is empty.', canShrink: false };
  if (/^hei[cf]$/.test(extension) || /^image\/hei[cf]/.test(type))
    return { message: 'A HEIC photo, which most browsers cannot show.', canShrink: true };
  if (/^(?:cr[23]|nef|arw|dng|raf|orf|rw2|tiff?)$/.test(extension) || type === 'image/tiff')
    return { message: 'A raw or TIFF photo. Export it as JPEG.', canShrink: false };
  if (type.startsWith('video/')) return { message: 'A video. The library takes pictures.', canShrink: false };
  if (type !== '' && !(acceptedTypes as readonly string[]).includes(type))
    return { message: 'No picture. Choose JPEG, PNG, WebP or AVIF.', canShrink: false };
  if (size > largest)
    return { message: `Too large: ${megabytes(size)}. The most is ${megabytes(largest)}.`, canShrink: true };
  return undefined;
}

/** The same for the pixels of a picture: they cost the memory that its file does not show. */
export function pixelProblem(pixels: number | undefined): string | undefined {
  if (pixels === undefined || pixels <= picturePixels) return undefined;
  const megapixels = (count: number) => Math.round(count / 1_000_000).toLocaleString('en-US');
  return `Too large: ${megapixels(pixels)} megapixels. The most is ${megapixels(picturePixels)}.`;
}

/** A size as people read it: `4.1 MB`. */
export function megabytes(bytes: number): string {
  const value = bytes / (1024 * 1024);
  if (value < 0.1) return `${Math.max(1, Math.round(bytes / 1024))} kB`;
  return `${Number(value.toFixed(1)).toLocaleString('en-US')} MB`;
}

/** How much of a file has arrived: `4.1 of 5.7 MB`. */
export function progressWords(sent: number, size: number): string {
  const [whole, part] = [megabytes(size), megabytes(sent)];
  const unit = whole.slice(-3);
  return `${part.endsWith(unit) ? part.slice(0, -3) : part} of ${whole}`;
}
