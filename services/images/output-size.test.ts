import { describe, expect, it } from 'vitest';
import { cutFor } from '#content/rules/images/cut-for.ts';
import { planOutput } from './output-size.ts';

const original = { width: 1600, height: 900 };

describe('how an original becomes the requested picture', () => {
  it.each([
    [
      'bounds keep it whole',
      { fit: 'bounds', width: 800, height: 800 },
      { width: 800, height: 450, fit: 'fill' },
    ],
    ['bounds with a width alone', { fit: 'bounds', width: 400 }, { width: 400, height: 225, fit: 'fill' }],
    [
      'crop cuts it to the box',
      { fit: 'crop', width: 170, height: 128 },
      { width: 170, height: 128, fit: 'cover' },
    ],
    [
      'cover scales it over the box',
      { fit: 'cover', width: 450, height: 450 },
      { width: 800, height: 450, fit: 'fill' },
    ],
    ['cover with a width alone', { fit: 'cover', width: 740 }, { width: 740, height: 416, fit: 'fill' }],
    [
      'cover is never larger than the original',
      { fit: 'cover', width: 1800 },
      { width: 1600, height: 900, fit: 'fill' },
    ],
    [
      'bounds are never larger either',
      { fit: 'bounds', width: 2000, height: 2000 },
      { width: 1600, height: 900, fit: 'fill' },
    ],
    [
      'a box larger than the original keeps its shape',
      { fit: 'crop', width: 1800, height: 1800 },
      { width: 900, height: 900, fit: 'cover' },
    ],
    ['no side disappears', { fit: 'bounds', width: 1, height: 1 }, { width: 1, height: 1, fit: 'fill' }],
  ] as const)('IM-15 %s', (_name, request, expected) => {
    expect(planOutput(original, request)).toEqual(expected);
  });

  it.each([
    ['the middle', { x: 50, y: 50 }, { left: 350, top: 0, width: 900, height: 900 }],
    ['the left edge', { x: 0, y: 50 }, { left: 0, top: 0, width: 900, height: 900 }],
    ['a point right of the middle', { x: 70, y: 0 }, { left: 670, top: 0, width: 900, height: 900 }],
    ['the right edge', { x: 100, y: 100 }, { left: 700, top: 0, width: 900, height: 900 }],
  ])('IM-18 a cut keeps %s in sight', (_name, focus, extract) => {
    const request = { fit: 'crop', width: 300, height: 300, focus } as const;
    expect(planOutput(original, request)).toEqual({ width: 300, height: 300, fit: 'cover', extract });
  });

  it('IM-16 IM-18 a point is one of the whole picture, also where only a part of it is used', () => {
    const crop = { width: 800, height: 400, x: 100, y: 50 };
    const request = { fit: 'crop', width: 200, height: 200, crop, focus: { x: 25, y: 50 } } as const;
    expect(planOutput(original, request).extract).toEqual({ left: 200, top: 50, width: 400, height: 400 });
  });

  it('uses the part that was chosen, when it lies inside the original', () => {
    const crop = { width: 800, height: 450, x: 100, y: 50 };
    expect(planOutput(original, { fit: 'cover', width: 400, crop })).toEqual({
      width: 400,
      height: 225,
      fit: 'fill',
      extract: { left: 100, top: 50, width: 800, height: 450 },
    });
    const outside = { ...crop, x: 900 };
    expect(planOutput(original, { fit: 'cover', width: 400, crop: outside })).toEqual({
      width: 400,
      height: 225,
      fit: 'fill',
    });
  });
});

it.each([
  [1200, 675],
  [1200, 900],
  [1200, 1200],
])('editors see the cut of %d to %d around a focal point as it is made', (width, height) => {
  for (const focus of [
    { x: 0, y: 0 },
    { x: 57, y: 38 },
    { x: 100, y: 90 },
  ])
    for (const size of [original, { width: 1000, height: 1500 }]) {
      const { extract } = planOutput(size, { fit: 'crop', width, height, focus });
      const { x, y, ...part } = cutFor(size, width / height, focus);
      const shown = { left: x, top: y, ...part };
      for (const [name, value] of Object.entries(extract ?? {}))
        expect(Math.abs(value - shown[name as keyof typeof shown]), name).toBeLessThanOrEqual(1);
    }
});
