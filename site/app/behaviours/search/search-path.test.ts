import { expect, it } from 'vitest';
import { newGuid } from '../new-guid.ts';
import { searchPath } from './search-path.ts';

const to = (text: string, here = '/') => searchPath(text, new URL(here, 'https://site.test'), () => 'id');
const robot = '/search/?searchQuery=robot';

it.each([
  ['SR-06 a query', 'robot vacuum', '/', '/search/?searchQuery=robot+vacuum&searchCorrelationId=id'],
  [
    'SR-06 hostile text',
    '"><script>&x=1',
    '/',
    '/search/?searchQuery=%22%3E%3Cscript%3E%26x%3D1&searchCorrelationId=id',
  ],
  ['SR-03 nothing', '  ', '/', undefined],
  ['SR-07 the query on the screen', ' robot', robot, undefined],
  ['SR-07 the query of another page of results', 'robot', '/search/2/?searchQuery=robot', undefined],
  ['SR-07 another query', 'laptop', robot, '/search/?searchQuery=laptop&searchCorrelationId=id'],
  ['SR-07 the same word elsewhere', 'robot', '/latest/?searchQuery=robot', `${robot}&searchCorrelationId=id`],
])('%s', (_, text, here, expected) => {
  expect(to(text, here)).toBe(expected);
});

it('SR-08 every search gets its own id', () => {
  const ids = [1, 2].map(() => searchPath('robot', new URL('https://site.test/'), newGuid));
  expect(ids[0]).toMatch(
    /searchCorrelationId=[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(ids[0]).not.toBe(ids[1]);
});
