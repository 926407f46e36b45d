import { type Vanity, vanity } from '#content/entities/vanity.ts';
import { vanityLookupKeys } from '#content/rules/vanity/lookup-keys.ts';
import { listedQuery } from '#content/rules/vanity/old-story-query.ts';

type QueryIndex = ReadonlyMap<string, ReadonlySet<string>>;
const queriesByDocs = new WeakMap<ReadonlyMap<string, string>, QueryIndex>();

/** The queries with their own entry at this path; the page cache distinguishes requests only by these. */
export function vanityQueriesAt(docs: ReadonlyMap<string, string>, path: string): readonly string[] {
  const known = queriesByDocs.get(docs) ?? indexQueries(docs);
  queriesByDocs.set(docs, known);
  return [...(known.get(pathOf(path)) ?? [])];
}

function indexQueries(docs: ReadonlyMap<string, string>): QueryIndex {
  const index = new Map<string, Set<string>>();
  for (const address of docs.keys()) {
    const at = address.indexOf('?');
    if (at < 0) continue;
    const path = pathOf(address);
    // An imported publication has a query for each of its stories at the front page.
    const listed = listedQuery(address.slice(at + 1));
    const queries = index.get(path);
    if (queries) queries.add(listed);
    else index.set(path, new Set([listed]));
  }
  return index;
}

/** With and without its last slash it is one path. */
const pathOf = (address: string) => (address.split('?', 1)[0] ?? '').replace(/(.)\/$/, '$1');

/** The entry of a path: with this query, without a query, or with or without the last slash. */
export function vanityAt(docs: ReadonlyMap<string, string>, path: string): Vanity | undefined {
  const key = vanityLookupKeys(path).find((place) => docs.has(place));
  const doc = key === undefined ? undefined : docs.get(key);
  return doc === undefined ? undefined : vanity.parse(JSON.parse(doc));
}
