import { describe, expect, it } from 'vitest';
import { byteRange, holdsSameFile } from './byte-range.ts';

const part = (first: number, last: number) => ({ kind: 'part', first, last });
const whole = { kind: 'whole' };
const impossible = { kind: 'impossible' };

describe('byteRange', () => {
  it.each([
    [undefined, whole],
    ['bytes=0-', part(0, 999)],
    ['bytes=0-0', part(0, 0)],
    ['bytes=100-199', part(100, 199)],
    ['bytes=900-5000', part(900, 999)],
    ['bytes=-1', part(999, 999)],
    ['bytes=-5000', part(0, 999)],
    ['Bytes=10-20', part(10, 20)],
    ['bytes=1000-', impossible],
    ['bytes=5000-6000', impossible],
    ['bytes=-0', impossible],
    ['bytes=20-10', whole],
    ['bytes=-', whole],
    ['bytes=0-1,5-9', whole],
    ['bytes=a-b', whole],
    ['items=0-1', whole],
    ['bytes=99999999999999999999-', whole],
  ])('VD-19 reads %s', (header, expected) => {
    expect(byteRange(header, 1000)).toEqual(expected);
  });

  it('has no part of an empty file to give', () => {
    expect(byteRange('bytes=0-', 0)).toEqual(impossible);
    expect(byteRange('bytes=-5', 0)).toEqual(impossible);
  });

  it('VD-19 sends a part only to who holds the same file', () => {
    expect(holdsSameFile(undefined, '"a"')).toBe(true);
    expect(holdsSameFile('"a"', '"a"')).toBe(true);
    expect(holdsSameFile('"b"', '"a"')).toBe(false);
    expect(holdsSameFile('W/"a"', '"a"')).toBe(false);
    expect(holdsSameFile('Sat, 14 Nov 2026 10:00:00 GMT', '"a"')).toBe(false);
  });
});
