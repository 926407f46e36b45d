/** Names that say something about a visit and nothing about what is visited. */
export const isIgnoredInVanity = (name: string) =>
  name === 'debug' || name === 'featureEnable' || name.startsWith('utm_') || name.startsWith('ad');

/**
 * A path as it is looked up: with its query sorted by name, without the names that make no difference.
 *
 * @example vanityLookupPath('/x/', '?utm_source=a&page=2') // → '/x/?page=2'
 */
export function vanityLookupPath(path: string, search: string): string {
  const query = vanityLookupQuery(search);
  return query ? `${path}?${query}` : path;
}

/** The query part of it, `''` when no name makes a difference. */
export function vanityLookupQuery(search: string): string {
  const params = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => !isIgnoredInVanity(name)),
  );
  params.sort();
  return params.toString();
}

/** An entry's address in the form requests are looked up by. */
export function vanityEntryPath(address: string): string {
  const at = address.indexOf('?');
  return at < 0 ? address : vanityLookupPath(address.slice(0, at), address.slice(at));
}

/** The part of a reader's query that is passed to the target when the rest belonged to the entry: the names that lookups ignore. */
export function vanityIgnoredQuery(search: string): string {
  const params = [...new URLSearchParams(search)].filter(([name]) => isIgnoredInVanity(name));
  return params.length > 0 ? `?${new URLSearchParams(params)}` : '';
}
