import { expect, it } from 'vitest';
import { pageLinks } from './page-links.ts';

it.each([
  ['CP-19', { limit: 20, offset: 0, total: 0 }, { page: 1, last: 1 }],
  ['CP-19', { limit: 20, offset: 0, total: 20 }, { page: 1, last: 1 }],
  ['CP-19', { limit: 20, offset: 0, total: 21 }, { page: 1, last: 2, next: 2 }],
  ['CP-19', { limit: 20, offset: 20, total: 60 }, { page: 2, last: 3, previous: 1, next: 3 }],
  ['CP-19', { limit: 20, offset: 40, total: 60 }, { page: 3, last: 3, previous: 2 }],
])('%s %j links to %j', (_id, paging, links) => {
  expect(pageLinks(paging)).toEqual(links);
});
