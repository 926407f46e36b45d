import sharp from 'sharp';
import { hexOf } from './color.ts';
import type { PictureKind } from './picture.ts';

type Size = { readonly width: number; readonly height: number };

/** Drawn larger and scaled down: the dots of the stipple soften, which also makes the files smaller. */
const SUPERSAMPLING = 1.25;

/** How large a file of each kind may be before its quality is lowered, in bytes. */
const COMFORTABLE_SIZE: Record<PictureKind, number> = {
  scene: 100_000,
  story: 70_000,
  product: 60_000,
  portrait: 60_000,
};

const QUALITIES = [64, 58, 52, 46] as const;
/** Without dots there is little to lose. */
const AIRBRUSHED_QUALITIES = [46] as const;

export async function rasterize(svg: string, { width, height }: Size, kind: PictureKind): Promise<Buffer> {
  const hasGrain = svg.includes('<feTurbulence');
  // Two steps on purpose: resizing in one would make the renderer draw at the final size at once.
  const large = await sharp(Buffer.from(svg), { density: 72 * SUPERSAMPLING })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small = await sharp(large.data, { raw: large.info })
    .resize(width, height, { kernel: 'mitchell' })
    .raw()
    .toBuffer({ resolveWithObject: true });

  let file: Buffer = Buffer.alloc(0);
  for (const quality of hasGrain ? QUALITIES : AIRBRUSHED_QUALITIES) {
    file = await sharp(small.data, { raw: small.info }).webp({ quality, effort: 6 }).toBuffer();
    if (file.length <= COMFORTABLE_SIZE[kind]) break;
  }
  return file;
}

/** The color most of the picture has, for the placeholder. */
export async function dominantColor(file: Buffer): Promise<string> {
  const { dominant } = await sharp(file).stats();
  return hexOf([dominant.r, dominant.g, dominant.b]);
}
