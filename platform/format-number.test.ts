import { expect, it } from 'vitest';
import { grouped } from './format-number.ts';

it.each([0, 7, 100, 999, 1000, 12_345, 123_456, 1_234_567, -1234])(
  '%d is written as the language writes it',
  (value) => {
    expect(grouped(value)).toBe(value.toLocaleString('en-US'));
  },
);
