import { type Vanity, vanity } from '#content/entities/vanity.ts';
import { vanityLookupKeys } from '#content/rules/vanity/lookup-keys.ts';

/** The entry a path leads to: written with this query, without one, or with the other ending. */
export function vanityAt(docs: ReadonlyMap<string, string>, path: string): Vanity | undefined {
  const key = vanityLookupKeys(path).find((place) => docs.has(place));
  const doc = key === undefined ? undefined : docs.get(key);
  return doc === undefined ? undefined : vanity.parse(JSON.parse(doc));
}
