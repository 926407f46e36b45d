import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it.each([
  ['plain values', ['Hour', 'Load'], [['Tue', 3.1]], 'Hour,Load\r\nTue,3.1\r\n'],
  ['no rows', ['Hour'], [], 'Hour\r\n'],
  ['commas, quotes and lines', ['a,b'], [['"x"'], ['1\n2']], '"a,b"\r\n"""x"""\r\n"1\n2"\r\n'],
  ['a negative number stays a number', ['a'], [[-4]], 'a\r\n-4\r\n'],
  ['text that would be a formula', ['a'], [['=1+1'], ['@x'], ['-x']], "a\r\n'=1+1\r\n'@x\r\n'-x\r\n"],
])('writes %s', (_what, columns, rows, text) => {
  expect(csvOf({ columns, rows })).toBe(text);
});
