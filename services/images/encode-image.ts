import type { Sharp } from 'sharp';
import type { ImageRequest } from './image-request.ts';
import { imageTypeOf } from './image-type.ts';
import { UnusableImage } from './originals.ts';
import { planOutput } from './output-size.ts';

/** A picture of this many pixels takes 200 MB while it is worked on; more is an attack, not a photograph. */
const mostPixels = 50_000_000;
const mostSeconds = 10;

export type OutputType = 'webp' | 'jpeg';

/** Photographs keep their kind unless the reader takes WebP; everything else becomes WebP. */
export function chooseOutput(inputType: string, autoWebp: boolean, takesWebp: boolean): OutputType {
  if (autoWebp) return takesWebp ? 'webp' : 'jpeg';
  return inputType === 'jpeg' ? 'jpeg' : 'webp';
}

/** Makes the picture that was asked for. Metadata (place, camera, owner) never leaves the house. */
export async function encodeImage(
  original: Buffer,
  request: ImageRequest,
  takesWebp: boolean,
): Promise<Buffer> {
  const inputType = imageTypeOf(original);
  if (!inputType) throw new UnusableImage('the original is no picture we can read');
  // Loaded with the first picture, so that the server is ready before its largest library is.
  const { default: sharp } = await import('sharp');
  // Two pictures are worked on at once; each with one thread leaves the pages theirs.
  sharp.concurrency(1);
  try {
    const limits = { limitInputPixels: mostPixels, failOn: 'error' } as const;
    const { autoOrient, pages = 1 } = await sharp(original, limits).metadata();
    // Asked for a frame far behind the last one, the decoder searches for half a minute and no timeout stops it.
    const page = Math.min(request.frame ?? 0, pages - 1);
    const plan = planOutput(autoOrient, request);
    let picture: Sharp = sharp(original, { ...limits, page, pages: 1 })
      .timeout({ seconds: mostSeconds })
      .autoOrient();
    if (plan.extract) picture = picture.extract(plan.extract);
    picture = picture.resize({
      width: plan.width,
      height: plan.height,
      fit: plan.fit,
      position: request.gravity ?? 'centre',
    });
    return await write(picture, chooseOutput(inputType, request.autoWebp, takesWebp));
  } catch (cause) {
    throw new UnusableImage('the original cannot be decoded', { cause });
  }
}

function write(picture: Sharp, type: OutputType): Promise<Buffer> {
  if (type === 'webp') return picture.webp({ quality: 78, effort: 3 }).toBuffer();
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true }).toBuffer();
}
