import { expect, it } from 'vitest';
import { roomForTicks } from './scale.ts';

it.each([
  [[0, 40, 80], 60],
  [[0, 600, 1200], 80],
  [[0, 0.25], 66],
])('the lines %j have room for their words: %i', (ticks, room) => {
  expect(roomForTicks(ticks)).toBe(room);
});
