import { vanityLookupPath } from './lookup-path.ts';

/**
 * The keys an entry of a path may be stored under, closest first: with its query, without it, or with the other ending,
 * because a reader who types `/deal` or `/deal/` from a poster means the same page.
 */
export function vanityLookupKeys(lookupPath: string): string[] {
  const [bare = ''] = lookupPath.split('?', 1);
  const query = lookupPath.slice(bare.length);
  const other = bare.endsWith('/') ? bare.slice(0, -1) : `${bare}/`;
  return query ? [lookupPath, other + query, bare, other] : [bare, other];
}

/** The same for an address that is gone to: its fragment stays in the browser, and some names make no difference. */
export function keysOfTarget(address: string): string[] {
  const [withQuery = ''] = address.split('#', 1);
  const [path = '', search = ''] = withQuery.split('?', 2);
  return vanityLookupKeys(vanityLookupPath(path, search));
}

/** Whether two addresses are one to readers: queries and endings aside. */
export function isSamePage(a: string, b: string): boolean {
  const bare = (address: string) => (address.split(/[?#]/, 1)[0] ?? '').replace(/(.)\/$/, '$1');
  return bare(a) === bare(b);
}
