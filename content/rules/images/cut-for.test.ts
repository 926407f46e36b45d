import { expect, it } from 'vitest';
import { cropShapes } from './crop-shapes.ts';
import { cutFor } from './cut-for.ts';
import { imagePresets } from './presets.ts';

const wide = { width: 1600, height: 900 };

it.each([
  [wide, 16 / 9, undefined, { x: 0, y: 0, width: 1600, height: 900 }],
  [wide, 1, undefined, { x: 350, y: 0, width: 900, height: 900 }],
  [wide, 1, { x: 0, y: 50 }, { x: 0, y: 0, width: 900, height: 900 }],
  [wide, 1, { x: 60, y: 50 }, { x: 510, y: 0, width: 900, height: 900 }],
  [wide, 4 / 3, { x: 100, y: 0 }, { x: 400, y: 0, width: 1200, height: 900 }],
  [{ width: 900, height: 1600 }, 16 / 9, { x: 50, y: 80 }, { x: 0, y: 1027, width: 900, height: 506 }],
])('cuts %j to %d around %j', (original, shape, focus, expected) => {
  expect(cutFor(original, shape, focus)).toEqual(expected);
});

it('every size that is cut has a shape that an editor can cut by hand', () => {
  const shapes = cropShapes.map((name) => name.split('x').map(Number)).map(([w = 1, h = 1]) => w / h);
  for (const [name, { mode, width, height = width }] of Object.entries(imagePresets)) {
    const isKnown = shapes.some((shape) => Math.abs(shape / (width / height) - 1) < 0.02);
    expect([name, mode !== 'cropToFit' || isKnown]).toEqual([name, true]);
  }
});
