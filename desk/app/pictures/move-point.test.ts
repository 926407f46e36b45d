import { expect, it } from 'vitest';
import { pointAt, pointByKey } from './move-point.ts';

it.each([
  ['ArrowLeft', false, { x: 56, y: 38 }],
  ['ArrowRight', false, { x: 58, y: 38 }],
  ['ArrowUp', true, { x: 57, y: 28 }],
  ['ArrowDown', true, { x: 57, y: 48 }],
  ['Home', false, { x: 50, y: 50 }],
  ['a', false, undefined],
])('%s moves the point (far: %s)', (key, isFar, expected) => {
  expect(pointByKey({ x: 57, y: 38 }, key, isFar)).toEqual(expected);
});

it('the point stays within the picture', () => {
  expect(pointByKey({ x: 95, y: 0 }, 'ArrowRight', true)).toEqual({ x: 100, y: 0 });
  expect(pointByKey({ x: 95, y: 0 }, 'ArrowUp', false)).toEqual({ x: 95, y: 0 });
  const box = { left: 10, top: 20, width: 200, height: 100 };
  expect(pointAt(box, 110, 45)).toEqual({ x: 50, y: 25 });
  expect(pointAt(box, 0, 500)).toEqual({ x: 0, y: 100 });
});
