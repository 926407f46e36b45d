import { describe, expect, it } from 'vitest';
import { pageLinks } from './page-links.ts';
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
    ['CP-19', { limit: 20, offset: 0, total: 0 }, { page: 1, last: 1 }],
    ['CP-19', { limit: 20, offset: 0, total: 20 }, { page: 1, last: 1 }],
    ['CP-19', { limit: 20, offset: 0, total: 21 }, { page: 1, last: 2, next: 2 }],
    ['CP-19', { limit: 20, offset: 20, total: 60 }, { page: 2, last: 3, previous: 1, next: 3 }],
    ['CP-19', { limit: 20, offset: 40, total: 60 }, { page: 3, last: 3, previous: 2 }],
  ])('%s %j links to %j', (_id, paging, links) => {
    expect(pageLinks(paging)).toEqual(links);
    expect(lastPage(paging.total, paging.limit)).toBe(links.last);
  });
});
