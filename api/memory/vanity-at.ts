import { type Vanity, vanity } from '#content/entities/vanity.ts';

/** The entry a path leads to: written with this query, without one, or with the other ending. */
export function vanityAt(docs: ReadonlyMap<string, string>, path: string): Vanity | undefined {
  const [bare = ''] = path.split('?', 1);
  const doc = docs.get(path) ?? docs.get(bare) ?? docs.get(otherSlash(bare));
  return doc === undefined ? undefined : vanity.parse(JSON.parse(doc));
}

/** `/deal` and `/deal/` are one address to whoever typed it from a poster. */
function otherSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
}
