import { expect, it } from 'vitest';
import { vanityQueriesAt } from './vanity-at.ts';

const docs = (addresses: readonly string[]) => new Map(addresses.map((address) => [address, '{}']));

it('queries with an entry of their own are listed at their path, with and without its last slash', () => {
  const stored = docs(['/deal/?page=2', '/deal?page=3', '/deal/', '/other/?page=4']);
  expect(vanityQueriesAt(stored, '/deal/')).toEqual(['page=2', 'page=3']);
  expect(vanityQueriesAt(stored, '/deal?page=9')).toEqual(['page=2', 'page=3']);
  expect(vanityQueriesAt(stored, '/nothing/')).toEqual([]);
});

it('the list of a path does not grow with the stories of an import', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, n) => [`/?p=${n}`, `/blog/?p=${n}`]);
  const listOf = (count: number, path: string) => {
    const others = ['/?page_id=2', '/?cat=3', '/?author=4', '/?attachment_id=5', '/?tag=lamps', '/?q=1'];
    return vanityQueriesAt(docs([...ids(count).flat(), ...others]), path);
  };
  expect(listOf(1000, '/')).toEqual(listOf(1, '/'));
  expect(listOf(1000, '/')).toEqual([
    'p=*',
    'page_id=*',
    'cat=*',
    'author=*',
    'attachment_id=*',
    'tag=*',
    'q=1',
  ]);
  expect(listOf(1000, '/blog/')).toEqual(['p=*']);
});
