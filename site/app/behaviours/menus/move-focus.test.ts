import { expect, it } from 'vitest';
import { moveAcross, moveFocus, moveFromLabel } from './move-focus.ts';

it.each([
  ['ArrowRight', 0, 3, 'x', 1],
  ['ArrowRight', 2, 3, 'x', 0],
  ['ArrowLeft', 0, 3, 'x', 2],
  ['ArrowDown', 0, 3, 'x', undefined],
  ['ArrowDown', 2, 3, 'y', 0],
  ['ArrowUp', 1, 3, 'y', 0],
  ['Home', 2, 3, 'y', 0],
  ['End', 0, 3, 'x', 2],
  ['a', 0, 3, 'x', undefined],
  ['ArrowRight', 0, 0, 'x', undefined],
] as const)('HD-16 %s at %i of %i along %s leads to %s', (key, at, count, axis, expected) => {
  expect(moveFocus(key, at, count, axis)).toBe(expected);
});

const bar = { count: 3, isBar: true };
const list = { count: 3, isBar: false };
it.each([
  ['ArrowRight', { at: 0, hasPanel: true, ...bar }, 1],
  ['ArrowRight', { at: 1, hasPanel: false, ...bar }, 2],
  ['ArrowLeft', { at: 1, hasPanel: false, ...bar }, 0],
  ['ArrowDown', { at: 0, hasPanel: true, ...bar }, 'open'],
  ['ArrowDown', { at: 1, hasPanel: false, ...bar }, undefined],
  ['ArrowDown', { at: 0, hasPanel: true, ...list }, 1],
  ['ArrowDown', { at: 1, hasPanel: false, ...list }, 2],
  ['ArrowRight', { at: 1, hasPanel: false, ...list }, undefined],
  ['ArrowDown', { at: 0, hasPanel: true, count: 1, isBar: false }, 'open'],
] as const)('HD-16 %s on the label %o leads to %s', (key, place, expected) => {
  expect(moveFromLabel(key, place)).toBe(expected);
});

const columns = [0, 1, 1, 1, 2, 2];
it.each([
  ['ArrowRight', 1, 4],
  ['ArrowRight', 3, 5],
  ['ArrowLeft', 5, 2],
  ['ArrowLeft', 2, 0],
  ['ArrowRight', 4, undefined],
  ['ArrowLeft', 0, undefined],
  ['ArrowDown', 1, undefined],
] as const)('HD-16 %s at %i leads across columns to %s', (key, at, expected) => {
  expect(moveAcross(key, at, columns)).toBe(expected);
});
