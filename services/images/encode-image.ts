import type { Metadata, Sharp } from 'sharp';
import { pictureErrorCode, unusable } from './image-error.ts';
import { imageLimits } from './image-limits.ts';
import type { ImageRequest } from './image-request.ts';
import { type ImageType, imageTypeOf } from './image-type.ts';
import { planOutput } from './output-size.ts';

type OutputType = 'webp' | 'jpeg' | 'avif';

/** How hard the encoders work: the least takes a fifth of the time, and pictures grow by a tenth to a third. */
export type ImageEffort = 'usual' | 'least';
const efforts: Record<ImageEffort, { webp: number; avif: number }> = {
  usual: { webp: 3, avif: 2 },
  least: { webp: 0, avif: 0 },
};

/** Photographs keep their kind unless the reader takes WebP; everything else becomes WebP. */
function chooseOutput(
  inputType: ImageType,
  request: Pick<ImageRequest, 'autoWebp' | 'format'>,
  takesWebp: boolean,
): OutputType {
  if (request.format && request.format !== 'mp4') return request.format;
  if (request.autoWebp) return takesWebp ? 'webp' : 'jpeg';
  return inputType === 'jpeg' ? 'jpeg' : 'webp';
}

/** Loaded with the first picture, so that the server is ready before its largest library is. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Two pictures are worked on at once; each with one thread leaves the pages theirs.
  sharp.concurrency(1);
  // Each picture is encoded once and stored on disk, so the cache of libvips would never be used.
  sharp.cache(false);
  return sharp;
}

/** The file's header; a picture that is too large is rejected before a pixel is decoded. */
export async function readHeader(original: Buffer): Promise<{ type: ImageType; header: Metadata }> {
  const type = imageTypeOf(original);
  if (!type) throw unusable('the original is no picture we can read');
  const sharp = await loadSharp();
  try {
    // Only the header is read here: how large a picture is that is too large.
    const header = await sharp(original, { ...inputLimits, limitInputPixels: false }).metadata();
    const { width, height } = header;
    if (width * height > imageLimits.pixels) throw tooManyPixels(width, height);
    return { type, header };
  } catch (cause) {
    throw pictureErrorCode(cause) ? cause : unusable('the original cannot be decoded', cause);
  }
}

function tooManyPixels(width: number, height: number): Error {
  const megapixels = (pixels: number) => Math.round(pixels / 1_000_000).toLocaleString('en-US');
  return unusable(
    `it has ${megapixels(width * height)} megapixels, and ${megapixels(imageLimits.pixels)} is the most; save it with 4,000 pixels on its longer side`,
  );
}

export const inputLimits = { limitInputPixels: imageLimits.pixels, failOn: 'error' } as const;

/** Encodes the requested picture, in sRGB. Metadata (location, camera, owner) is never sent to readers. */
export async function encodeImage(
  original: Buffer,
  request: ImageRequest,
  takesWebp: boolean,
  effort: ImageEffort = 'usual',
): Promise<Buffer> {
  const { type, header } = await readHeader(original);
  // For a frame far behind the last one the decoder searches for half a minute, and no timeout stops it.
  const page = Math.min(request.frame ?? 0, (header.pages ?? 1) - 1);
  const pixels = header.width * (header.pageHeight ?? header.height);
  // To see one frame, all before it are decoded.
  if (pixels * (page + 1) > Math.max(imageLimits.framePixels, pixels))
    throw unusable('too many pixels lie before this frame');
  const plan = planOutput(header.autoOrient, request);
  const sharp = await loadSharp();
  try {
    let picture: Sharp = sharp(original, { ...inputLimits, page, pages: 1 })
      .timeout({ seconds: imageLimits.seconds })
      .autoOrient();
    if (plan.extract) picture = picture.extract(plan.extract);
    picture = picture.resize({
      width: plan.width,
      height: plan.height,
      fit: plan.fit,
      position: request.gravity ?? 'centre',
    });
    return await write(picture, chooseOutput(type, request, takesWebp), efforts[effort]);
  } catch (cause) {
    throw pictureErrorCode(cause) ? cause : unusable('the original cannot be decoded', cause);
  }
}

function write(
  picture: Sharp,
  type: OutputType,
  { webp, avif }: (typeof efforts)[ImageEffort],
): Promise<Buffer> {
  if (type === 'webp') return picture.webp({ quality: 78, effort: webp }).toBuffer();
  if (type === 'avif') return picture.avif({ quality: 50, effort: avif }).toBuffer();
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true }).toBuffer();
}
