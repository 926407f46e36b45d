import { hashColumns, hashRows, pictureHash } from '#content/rules/images/picture-hash.ts';
import { inputLimits, loadSharp, readHeader } from './encode-image.ts';
import { unusable } from './image-error.ts';
import { imageLimits } from './image-limits.ts';
import type { ImageType } from './image-type.ts';

/** Facts stored when a picture is added, so that pages can reserve space for it before it loads. */
interface PictureFacts {
  type: ImageType;
  /** As it is seen: turned the way the camera was held. */
  width: number;
  height: number;
  frames: number;
  /** The color most of it has, `#rrggbb`: painted until it arrives. */
  color: string;
  /** What it looks like: pictures with nearly the same hash look the same. */
  hash: string;
}

/**
 * Inspects an original. Throws `UNUSABLE_IMAGE` for what the image handler would not show either: no picture, too large,
 * cut short.
 */
export async function pictureFacts(original: Buffer): Promise<PictureFacts> {
  if (original.length > imageLimits.bytes) throw unusable('the original is larger than 20 MB');
  const { type, header } = await readHeader(original);
  const sharp = await loadSharp();
  try {
    // Small enough that counting colors costs nothing, flat enough that grain does not win.
    const small = await sharp(original, { ...inputLimits, pages: 1 })
      .timeout({ seconds: imageLimits.seconds })
      .resize({ width: 32, height: 32, fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .png()
      .toBuffer();
    const { dominant } = await sharp(small).stats();
    const brightness = await sharp(small)
      .grayscale()
      .resize({ width: hashColumns, height: hashRows, fit: 'fill' })
      .raw()
      .toBuffer();
    const { width, height } = header.autoOrient;
    const color = hexOf(dominant);
    return { type, width, height, frames: header.pages ?? 1, color, hash: pictureHash(brightness) };
  } catch (cause) {
    throw unusable('the original cannot be decoded', cause);
  }
}

function hexOf({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
