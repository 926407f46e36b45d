import type { Vanity } from '#content/entities/vanity.ts';
import { vanityStep } from '#content/rules/vanity/find-cycle.ts';
import { keysOfTarget } from '#content/rules/vanity/lookup-keys.ts';
import type { ContentDb } from '../store/content-db.ts';

type Saved = Vanity & { id: string; urlPath: string };

/**
 * The circle an entry would close, if it would: as the entries before it make none, a new one leads through it, and it
 * is enough to follow where it sends readers. There may be a hundred thousand others.
 */
export async function findCircle(
  db: ContentDb,
  entry: Saved,
  edition: string,
  ownDomains: readonly string[],
): Promise<string[] | undefined> {
  const walked = [entry.urlPath];
  for (let at: Saved = entry; ; ) {
    const to = vanityStep(at, edition, ownDomains);
    const found: Saved | undefined = to === undefined ? undefined : await entryAt(db, to, entry);
    if (!found || (found.id !== entry.id && walked.includes(found.urlPath))) return undefined;
    if (found.id === entry.id) return walked;
    walked.push(found.urlPath);
    at = found;
  }
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
