import { menus as menusSchema } from '#content/entities/menu-item.ts';
import { vanity } from '#content/entities/vanity.ts';
import type { IncomingMenu, IncomingPublication } from '#content/incoming.ts';
import { defaultEdition } from '#content/limits.ts';
import { neutralSettings } from '#content/publication/neutral-settings.ts';
import type { Publication } from '#content/publication/schema.ts';
import { isFixedPath } from '#content/rules/imports/fixed-paths.ts';
import { keysOfTarget } from '#content/rules/vanity/lookup-keys.ts';
import { vanityTarget } from '#content/rules/vanity/target.ts';
import type { Database } from '#database/connect.ts';
import { appendEvent, takeSlot } from '#database/outbox.ts';
import { keys } from '../../lists/surrogate-keys.ts';
import type { ContentTransaction } from '../../store/content-db.ts';
import { saveEntries } from '../../store/import-runs.ts';
import { bumpRevision } from '../../store/revisions.ts';
import { getSettingVersions } from '../../store/settings.ts';
import { getVanityIdAt, getVanityRow } from '../../store/vanities.ts';
import type { ContentTables } from '../../tables/content-tables.ts';
import { digestOf } from './digest.ts';

interface MenuOptions {
  publication: Publication;
  now: Date;
  /** Where to write down what it replaced. */
  run?: number | undefined;
}

interface ImportedMenu {
  name: string;
  /** Titles of links whose target did not come. */
  left: string[];
}

const mainName = /\b(?:main|primary|header|top|navigation)\b/i;
const mostItems = 20;

/**
 * The main menu of an export becomes the menu bar of a publication that still has the neutral one. After the stories:
 * its links lead where their old addresses lead now. Undefined if the publication has menus of its own.
 */
export async function importMenus(
  db: Database<ContentTables>,
  { source, menus = [] }: Pick<IncomingPublication, 'source' | 'menus'>,
  { publication, now, run }: MenuOptions,
): Promise<ImportedMenu | undefined> {
  const main = menus.find(({ name }) => mainName.test(name)) ?? menus[0];
  const neutral = neutralSettings({ name: publication.brand.name }).menus;
  if (!main || JSON.stringify(publication.menus.shelf) !== JSON.stringify(neutral.shelf)) return undefined;
  return db.transaction(async (trx) => {
    await takeSlot(trx, db.dialect);
    if ((await getSettingVersions(trx, 'menus')).length > 0) return undefined;
    const { shelf, left } = await shelfOf(trx, main, source.slice(source.indexOf(':') + 1), publication);
    const value = menusSchema.safeParse({ ...publication.menus, shelf });
    if (shelf.length === 0 || !value.success) return undefined;
    const doc = JSON.stringify(value.data);
    await trx
      .insertInto('content_settings')
      .values({ id: 'menus', version: 1, doc, changed_at: now.getTime(), changed_by: null })
      .execute();
    await saveEntries(trx, run, [
      {
        kind: 'menu',
        sourceId: 'menus',
        targetId: 'menus',
        title: main.name,
        outcome: 'added',
        digest: digestOf(doc),
      },
    ]);
    await bumpRevision(trx, ['content', 'settings']);
    await appendEvent(trx, db.dialect, {
      kind: 'settings changed',
      entity: 'setting',
      entityId: 'menus',
      keys: [keys.everything],
      at: now,
    });
    return { name: main.name, left };
  });
}

async function shelfOf(
  trx: ContentTransaction,
  { items }: IncomingMenu,
  host: string,
  { ownDomains }: Pick<Publication, 'ownDomains'>,
): Promise<{ shelf: { linkText: string; linkUrl: string }[]; left: string[] }> {
  const shelf: { linkText: string; linkUrl: string }[] = [];
  const left: string[] = [];
  for (const { title, address } of items) {
    const linkText = title.replace(/\s+/g, ' ').trim().slice(0, 80);
    const linkUrl = await newAddress(trx, address, host, ownDomains);
    if (linkText && linkUrl && shelf.length < mostItems) shelf.push({ linkText, linkUrl });
    else left.push(linkText || address);
  }
  return { shelf, left };
}

/** Where a link of the old site leads now; a link to another site stays. */
async function newAddress(
  trx: ContentTransaction,
  address: string,
  host: string,
  ownDomains: readonly string[],
): Promise<string | undefined> {
  const url = URL.parse(address, `https://${host}`);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  if (url.host !== host) return url.href;
  const path = url.pathname + url.search;
  for (const key of keysOfTarget(path)) {
    const id = await getVanityIdAt(trx, key);
    const row = id === undefined ? undefined : await getVanityRow(trx, id);
    if (row) return vanityTarget(vanity.parse(JSON.parse(row.doc)), defaultEdition, ownDomains);
  }
  return isFixedPath(path) ? path : undefined;
}
