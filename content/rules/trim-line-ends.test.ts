import { expect, it } from 'vitest';
import { trimLineEnds } from './trim-line-ends.ts';

it.each([
  ['', ''],
  ['a', 'a'],
  ['a \t\u00a0', 'a'],
  ['a  \n b \n\n c', 'a\n b\n\n c'],
  [' \n ', '\n'],
])('CM-08 %j loses the blanks at the ends of its lines', (given, trimmed) => {
  expect(trimLineEnds(given)).toBe(trimmed);
});

it('CM-08 a row of blanks is walked through once, however long it is', () => {
  const row = `x${' '.repeat(1_000_000)}y`;
  expect(trimLineEnds(row)).toBe(row);
});
