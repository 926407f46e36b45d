import { describe, expect, it } from 'vitest';
import { lastPage, offsetOfPage, parsePageNumber, parsePicturesPage } from './page-number.ts';

describe('page numbers', () => {
  it.each([
    ['RT-05', '2', { page: 2, isCanonical: true }],
    ['RT-05', '99999', { page: 99999, isCanonical: true }],
    ['RT-05', 'abc', undefined],
    ['RT-05', '2a', undefined],
    ['RT-05', '-1', undefined],
    ['RT-05', '1.5', undefined],
    ['RT-05', '１', undefined],
    ['RT-05', '', undefined],
    ['RT-06', '1', { page: 1, isCanonical: false }],
    ['RT-06', '0', { page: 1, isCanonical: false }],
    ['RT-06', '002', { page: 2, isCanonical: false }],
    ['RT-06', '9'.repeat(400), { page: 999_999, isCanonical: true }],
  ])('%s %.12s → %j', (_id, segment, expected) => {
    expect(parsePageNumber(segment)).toEqual(expected);
  });

  it.each([
    ['0', 1],
    ['1', 1],
    ['724', 724],
    ['725', undefined],
    ['99999999', undefined],
  ])('the gallery listing takes page %s as %s', (segment, page) => {
    expect(parsePicturesPage(segment)?.page).toBe(page);
  });

  it('page n starts at (n-1)*10', () => {
    expect([1, 2, 7].map((page) => offsetOfPage(page, 10))).toEqual([0, 10, 60]);
  });

  it.each([
    [0, 1],
    [20, 1],
    [21, 2],
    [60, 3],
  ])('CP-19 %i items of 20 a page end on page %i', (total, last) => {
    expect(lastPage(total, 20)).toBe(last);
  });
});
