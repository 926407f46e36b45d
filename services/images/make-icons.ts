import { randomUUID } from 'node:crypto';
import type { DecodeClass } from './decode-queue.ts';
import { inputLimits, loadSharp } from './encode-image.ts';
import { unusable } from './image-error.ts';
import { imageLimits } from './image-limits.ts';

export const madeNames = ['icon32', 'icon180', 'icon192', 'icon512', 'share'] as const;
export type MadeName = (typeof madeNames)[number];

interface Made {
  width: number;
  height: number;
  bytes: Buffer;
}

const sides = { icon32: 32, icon180: 180, icon192: 192, icon512: 512 } as const;
/** The size social networks recommend. */
const share = { width: 1200, height: 630, logoWidth: 720, logoHeight: 320 };
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** Favicons and the share picture from one logo. Icons of home screens and the share picture get the brand's dark ground. */
export async function makeIcons(
  original: Buffer,
  { ground, queue }: { ground: string; queue: DecodeClass },
): Promise<Record<MadeName, Made>> {
  const sharp = await loadSharp();
  const { width = 1, format } = await sharp(original, inputLimits).metadata();
  // A vector is rendered at the size of the largest picture instead of being enlarged.
  const density = format === 'svg' ? Math.min(2400, Math.max(1, (72 * share.logoWidth) / width)) : 72;
  const open = () =>
    sharp(original, { ...inputLimits, density, pages: 1 })
      .timeout({ seconds: imageLimits.seconds })
      .autoOrient();
  const icon = async (name: keyof typeof sides): Promise<Made> => {
    const side = sides[name];
    const picture = open().resize(side, side, { fit: 'contain', background: clear });
    const bytes = await renderIn(queue, () =>
      (name === 'icon180' ? picture.flatten({ background: ground }) : picture).png().toBuffer(),
    );
    return { width: side, height: side, bytes };
  };
  const logo = await renderIn(queue, () =>
    open().resize(share.logoWidth, share.logoHeight, { fit: 'inside' }).png().toBuffer(),
  );
  const canvas = sharp({
    create: { width: share.width, height: share.height, channels: 3, background: ground },
  });
  return {
    icon32: await icon('icon32'),
    icon180: await icon('icon180'),
    icon192: await icon('icon192'),
    icon512: await icon('icon512'),
    share: {
      width: share.width,
      height: share.height,
      bytes: await renderIn(queue, () =>
        canvas
          .composite([{ input: logo }])
          .png()
          .toBuffer(),
      ),
    },
  };
}

async function renderIn(queue: DecodeClass, work: () => Promise<Buffer>): Promise<Buffer> {
  return queue.run(randomUUID(), async () => {
    try {
      return await work();
    } catch (cause) {
      throw unusable('icons cannot be made from it', cause);
    }
  });
}
