import { expect, it } from 'vitest';
import { vanityVariant } from './vanity-variant.ts';

const request = { key: 'us /', url: '/', edition: 'us' };

it.each([
  ['an entry of its own', '/', 'p=1', ['p=1'], 'p=1'],
  ['an entry among campaign names', '/', 'utm_source=x&p=1', ['p=1'], 'p=1'],
  ['an id without an entry', '/', 'p=2', ['p=1'], 'p=0'],
  ['an id where there are no entries', '/', 'page_id=77', undefined, 'p=0'],
  ['an author without an entry', '/', 'author=3&utm_source=x', undefined, 'p=0'],
  ['words for an id', '/', 'p=lamp', ['p=1'], undefined],
  ['another name', '/', 'q=1', ['p=1'], undefined],
  ['an id elsewhere', '/latest/', 'p=2', undefined, undefined],
  ['no query', '/', '', ['p=1'], undefined],
  ['an id of an import', '/', 'p=12', ['p=*'], 'p=12'],
  ['an id of an import below a path', '/blog/', 'p=12', ['p=*'], 'p=12'],
  ['a tag of an import', '/', 'tag=lamps', ['p=*', 'tag=*'], 'tag=lamps'],
  ['an id of another name', '/blog/', 'cat=12', ['p=*'], undefined],
  ['an id with more', '/blog/', 'p=12&q=1', ['p=*'], undefined],
  ['words that look like the list', '/blog/', 'q=*', ['p=*'], undefined],
])('%s at %s?%s is the page of %5$s', (_name, path, query, queries, wanted) => {
  expect(vanityVariant(request, queries, { path, query })?.query).toBe(wanted);
});

it('all ids without an entry share one page', () => {
  const keys = ['p=2', 'cat=9', 'attachment_id=12345'].map(
    (query) => vanityVariant(request, undefined, { path: '/', query })?.request.key,
  );
  expect(new Set(keys)).toEqual(new Set(['us / ?p=0']));
});
