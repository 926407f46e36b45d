import { randomUUID } from 'node:crypto';
import type { DecodeClass } from './decode-queue.ts';
import { inputLimits, loadSharp, readHeader } from './encode-image.ts';
import { pictureErrorCode, unusable } from './image-error.ts';
import { imageLimits } from './image-limits.ts';

export type MadeAvatar =
  | { ok: true; webp: Buffer }
  /** `pixels`: more than an avatar may have, known from the header. `busy`: try again later. */
  | { ok: false; why: 'unreadable' | 'pixels' | 'busy' };

const side = 256;

/** A square avatar from an upload. It is encoded again, so that no byte of the uploaded file is served. */
export async function makeAvatar(bytes: Uint8Array, queue: DecodeClass): Promise<MadeAvatar> {
  const original = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const { header } = await readHeader(original);
    if (header.width * (header.pageHeight ?? header.height) > imageLimits.avatarPixels)
      return { ok: false, why: 'pixels' };
    return { ok: true, webp: await queue.run(randomUUID(), () => encode(original)) };
  } catch (error) {
    return { ok: false, why: pictureErrorCode(error) === 'QUEUE_FULL' ? 'busy' : 'unreadable' };
  }
}

async function encode(original: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  try {
    return await sharp(original, { ...inputLimits, limitInputPixels: imageLimits.avatarPixels, pages: 1 })
      .timeout({ seconds: imageLimits.avatarSeconds })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (cause) {
    throw unusable('the original cannot be decoded', cause);
  }
}
