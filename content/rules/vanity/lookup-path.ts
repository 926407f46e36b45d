/** Names that say something about a visit and nothing about what is visited. */
const isIgnored = (name: string) =>
  name === 'debug' || name === 'featureEnable' || name.startsWith('utm_') || name.startsWith('ad');

/**
 * A path as it is looked up: with its query, without the names that make no difference.
 *
 * @example vanityLookupPath('/x/', '?utm_source=a&page=2') // → '/x/?page=2'
 */
export function vanityLookupPath(path: string, search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => !isIgnored(name));
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path;
}
