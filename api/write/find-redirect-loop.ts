import type { Vanity } from '#content/entities/vanity.ts';
import { keysOfTarget } from '#content/rules/vanity/lookup-keys.ts';
import { vanityLookupQuery } from '#content/rules/vanity/lookup-path.ts';
import type { ContentDb } from '../store/content-db.ts';
import { vanityStep } from '../vanity/find-cycle.ts';

type Saved = Vanity & { id: string; urlPath: string };

/**
 * The circle an entry would close, if it would: as the entries before it make none, a new one leads through it, and it
 * is enough to follow where it sends readers. There may be a hundred thousand others. Readers take their query along,
 * so an entry without one is followed with every query that some entry names.
 */
export async function findRedirectLoop(
  db: ContentDb,
  entry: Saved,
  edition: string,
  ownDomains: readonly string[],
): Promise<string[] | undefined> {
  const queries = queryOf(entry.urlPath) ? [queryOf(entry.urlPath)] : ['', ...(await namedQueries(db))];
  for (const query of queries) {
    const circle = await walk(db, entry, query, (at) => vanityStep(at, edition, ownDomains));
    if (circle) return circle;
  }
  return undefined;
}

async function walk(
  db: ContentDb,
  entry: Saved,
  startQuery: string,
  step: (at: Saved) => string | undefined,
): Promise<string[] | undefined> {
  const walked = [{ at: entry, query: startQuery }];
  for (let last = walked[0]; last; last = walked.at(-1)) {
    const to = step(last.at);
    if (to === undefined) return undefined;
    const address = withReadersQuery(to, queryOf(last.at.urlPath) ? '' : last.query);
    const found = await entryAt(db, address, entry);
    if (!found) return undefined;
    const next = { at: found, query: lookupQueryOf(address) };
    const seen = walked.findIndex(({ at, query }) => at.id === found.id && query === next.query);
    if (seen >= 0) return walked.slice(seen).map(({ at }) => at.urlPath);
    walked.push(next);
  }
  return undefined;
}

const queryOf = (address: string) => address.split('#', 1)[0]?.split('?')[1] ?? '';
const lookupQueryOf = (address: string) => vanityLookupQuery(queryOf(address));
/** As the server sends readers on: an address that brings a query of its own keeps it. */
const withReadersQuery = (to: string, query: string) =>
  query && !to.includes('?') ? `${to.split('#', 1)[0]}?${query}` : to;

async function namedQueries(db: ContentDb): Promise<string[]> {
  const rows = await db
    .selectFrom('content_vanity')
    .select('url_path')
    .where('url_path', 'like', '%?%')
    .execute();
  return [...new Set(rows.map(({ url_path }) => lookupQueryOf(url_path)))];
}

/** What readers find at an address, with the entry as it is going to be. */
async function entryAt(db: ContentDb, address: string, entry: Saved): Promise<Saved | undefined> {
  const keys = keysOfTarget(address);
  const rows = await db
    .selectFrom('content_vanity')
    .select(['id', 'url_path', 'doc'])
    .where('url_path', 'in', keys)
    .where('id', '!=', entry.id)
    .execute();
  for (const key of keys) {
    if (key === entry.urlPath) return entry;
    const row = rows.find(({ url_path }) => url_path === key);
    if (row) return { ...(JSON.parse(row.doc) as Vanity), id: row.id, urlPath: row.url_path };
  }
  return undefined;
}
