import { expect, it } from 'vitest';
import { createRowCounter, readRow, writeRow } from './row-lines.ts';

it.each([
  { n: 1, text: 'plain' },
  { n: Number.MAX_SAFE_INTEGER, text: '' },
  { n: -0.1, text: 'a "quoted"\nline with \u2028 and \u{1F4A1}' },
  { n: null, text: 'كتابة' },
  { n: true, text: Buffer.from([0, 255, 10]) },
])('a row survives: %o', (row) => {
  expect(writeRow(row)).not.toContain('\n');
  expect(readRow(writeRow(row))).toEqual(row);
});

it('the order of columns does not matter', () => {
  expect(writeRow({ a: 1, b: 2 })).toBe(writeRow({ b: 2, a: 1 }));
});

it.each([
  ['a date', new Date()],
  ['an object', { a: 1 }],
  ['a number that is none', Number.NaN],
])('what a line cannot hold is named, not dropped: %s', (_what, value) => {
  expect(() => writeRow({ when: value })).toThrow('the column when');
});

it.each(['', '7', '[]', 'null', '{"a":', '{"a":{"b":1}}'])(
  'a line that is no row is rejected: %s',
  (line) => {
    expect(() => readRow(line)).toThrow();
  },
);

it('rows are counted and hashed in any order, and a row that is there twice counts twice', () => {
  const of = (...lines: string[]) => {
    const counter = createRowCounter();
    for (const line of lines) counter.add(line);
    return counter.result();
  };
  expect(of('a', 'b')).toEqual(of('b', 'a'));
  expect(of('a', 'a')).not.toEqual(of());
  expect(of('a', 'a').hash).not.toBe(of('a').hash);
  expect(of('a')).not.toEqual(of('b'));
});
