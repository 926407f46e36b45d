import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { brandFolder, drawStrip, stripNames } from './strips.ts';

const pixelsOf = (picture: Buffer | string) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

it.each(stripNames)('%s.webp shows what its drawing says', async (name) => {
  const drawn = await pixelsOf(await drawStrip(name));
  const kept = await pixelsOf(join(brandFolder, `${name}.webp`));
  expect(kept.info).toMatchObject({ width: drawn.info.width, height: drawn.info.height });
  // Another version of the drawing library may round the edge of a bar differently, not move the bar.
  const farOff = drawn.data.filter((value, at) => Math.abs(value - (kept.data[at] ?? -1)) > 16);
  expect(farOff.length).toBeLessThan(drawn.data.length / 1000);
});
