import { describe, expect, it } from 'vitest';
import { hashColumns, hashParts, hashRows, isAlike, pictureHash } from './picture-hash.ts';

const rows = (values: (column: number, row: number) => number) =>
  Array.from({ length: hashColumns * hashRows }, (_, at) =>
    values(at % hashColumns, Math.floor(at / hashColumns)),
  );

describe('the hash of a picture', () => {
  it.each([
    ['gets brighter', rows((column) => column * 10), 'ffffffffffffffff'],
    ['gets darker', rows((column) => 255 - column * 10), '0000000000000000'],
    ['is flat', rows(() => 128), '0000000000000000'],
    ['is striped', rows((column) => (column % 2) * 200), 'aaaaaaaaaaaaaaaa'],
  ])('that %s', (_name, brightness, expected) => {
    expect(pictureHash(brightness)).toBe(expected);
  });

  it('does not change with exposure', () => {
    const values = rows((column, row) => (column * 37 + row * 91) % 100);
    expect(pictureHash(values.map((value) => value * 1.5 + 20))).toBe(pictureHash(values));
  });

  it('is looked up by four parts', () => {
    expect(hashParts('0123456789abcdef')).toEqual(['0123', '4567', '89ab', 'cdef']);
  });

  it.each([
    ['ffffffffffffffff', 'ffffffffffffffff', true],
    ['ffffffffffffffff', 'ffffffffffffffc0', true],
    ['ffffffffffffffff', 'ffffffffffffff80', false],
    ['0000000000000000', '0000000000000000', false],
    ['ffff', 'ffffffffffffffff', false],
  ])('%s and %s alike: %s', (one, other, expected) => {
    expect(isAlike(one, other)).toBe(expected);
  });
});
