import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { brandFolder, renderStrip, stripNames } from './strips.ts';

const pixelsOf = (picture: Buffer | string) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

it.each(stripNames)('%s.webp shows the same as its SVG', async (name) => {
  const rendered = await pixelsOf(await renderStrip(name));
  const stored = await pixelsOf(join(brandFolder, `${name}.webp`));
  expect(stored.info).toMatchObject({ width: rendered.info.width, height: rendered.info.height });
  // Another version of the rendering library may round the edge of a bar differently, not move the bar.
  const farOff = rendered.data.filter((value, at) => Math.abs(value - (stored.data[at] ?? -1)) > 16);
  expect(farOff.length).toBeLessThan(rendered.data.length / 1000);
});
