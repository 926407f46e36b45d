import type { Node } from 'prosemirror-model';
import { type OpenedLink, outsideAddress } from '#content/rules/checks/outside-link.ts';
import { linksInText } from '#content/rules/checks/text-in.ts';
import type { ContentDb } from '../store/content-db.ts';

/** Requests one page of another site. */
export type OpenLink = (href: string) => Promise<OpenedLink>;

const day = 86_400_000;
/** A link that no story had for a week is forgotten. */
const forgottenAfter = 7 * day;
const atOnce = 24;

/** What the links of a text to other sites answered, by the address as it is written. */
export async function readOpenedLinks(
  db: ContentDb,
  document: Node,
  ownDomains: readonly string[],
): Promise<Map<string, OpenedLink>> {
  const addresses = outsideAddresses(document, ownDomains);
  if (addresses.size === 0) return new Map();
  const rows = await db
    .selectFrom('content_outside_links')
    .select(['href', 'status', 'moved_to'])
    .where('href', 'in', [...new Set(addresses.values())])
    .execute();
  const opened = new Map(rows.map((row) => [row.href, row]));
  return new Map(
    [...addresses].flatMap(([written, address]) => {
      const row = opened.get(address);
      return row ? [[written, { status: row.status ?? undefined, movedTo: row.moved_to ?? undefined }]] : [];
    }),
  );
}

/** Asks that the links of a text are opened soon, and again every day while a story has them. */
export async function wantLinks(
  db: ContentDb,
  document: Node,
  ownDomains: readonly string[],
  at: number,
): Promise<void> {
  const addresses = [...new Set(outsideAddresses(document, ownDomains).values())];
  if (addresses.length === 0) return;
  const known = await db
    .selectFrom('content_outside_links')
    .select(['href', 'wanted_at'])
    .where('href', 'in', addresses)
    .execute();
  const fresh = new Set(known.filter((row) => Number(row.wanted_at) > at - day / 2).map(({ href }) => href));
  // In one order: two stories with the same links would otherwise lock rows of each other.
  const wanted = addresses.filter((href) => !fresh.has(href)).toSorted();
  if (wanted.length === 0) return;
  await db
    .insertInto('content_outside_links')
    .values(wanted.map((href) => ({ href, wanted_at: at, opened_at: 0, status: null, moved_to: null })))
    .onConflict((conflict) => conflict.column('href').doUpdateSet({ wanted_at: at }))
    .execute();
}

/** Opens links that were not opened for a day, one at a time for each host; returns how many. */
export async function openLinks(db: ContentDb, open: OpenLink, at: number): Promise<number> {
  const due = await db
    .selectFrom('content_outside_links')
    .select(['href', 'wanted_at'])
    .where('opened_at', '<', at - day)
    .orderBy('opened_at')
    .limit(atOnce)
    .execute();
  const forgotten = due.filter((row) => Number(row.wanted_at) < at - forgottenAfter).map(({ href }) => href);
  if (forgotten.length > 0)
    await db.deleteFrom('content_outside_links').where('href', 'in', forgotten).execute();
  const hosts = Map.groupBy(
    due.map(({ href }) => href).filter((href) => !forgotten.includes(href)),
    (href) => new URL(href).host,
  );
  await Promise.all(
    [...hosts.values()].map(async (links) => {
      for (const href of links) {
        const { status = null, movedTo = null } = await open(href).catch((): OpenedLink => ({}));
        const values = { opened_at: at, status, moved_to: movedTo };
        await db.updateTable('content_outside_links').set(values).where('href', '=', href).execute();
      }
    }),
  );
  return due.length;
}

function outsideAddresses(document: Node, ownDomains: readonly string[]): Map<string, string> {
  return new Map(
    linksInText(document).flatMap(({ href }) => {
      const address = outsideAddress(href, ownDomains);
      return address === undefined ? [] : [[href, address]];
    }),
  );
}
