import type { ImportOutcome } from '#content/entities/import-run.ts';
import { richText } from '#content/entities/rich-text.ts';
import type { SeedLayout } from '#content/layouts/compose.ts';
import {
  mostShelves,
  type ShelfTopic,
  usualFrontPage,
  usualLayouts,
  usualTexts,
} from '#content/layouts/usual-layouts.ts';
import { layoutDefinition } from '#content/page/layout-definition.ts';
import type { Database } from '#database/connect.ts';
import { appendEvent, takeSlot } from '#database/outbox.ts';
import { scopeName } from '../../lists/scope-names.ts';
import { keys } from '../../lists/surrogate-keys.ts';
import type { Directory } from '../../memory/directory.ts';
import type { ContentTransaction } from '../../store/content-db.ts';
import { insertRows } from '../../store/insert-rows.ts';
import { bumpRevision } from '../../store/revisions.ts';
import type { ContentTables } from '../../tables/content-tables.ts';
import { recordManaged } from './record-entries.ts';

type Db = Database<ContentTables>;

/** Layouts of every kind for a store that has none at all; existing layouts are an editor's work and stay. */
export async function importLayouts(db: Db, now: Date, run?: number): Promise<number> {
  return write(db, now, async (trx) => {
    if (await trx.selectFrom('content_layouts').select('slug').limit(1).executeTakeFirst()) return 0;
    const texts = usualTexts.map((text) => richText.parse(text));
    const known = await trx.selectFrom('content_texts').select('id').execute();
    const fresh = texts.filter(({ id }) => !known.some((text) => text.id === id));
    await insertRows(
      trx,
      'content_texts',
      fresh.map((text) => ({ id: text.id, doc: JSON.stringify(text) })),
    );
    await insertRows(
      trx,
      'content_layouts',
      usualLayouts.map((layout) => ({
        page_type: layout.pageType,
        slug: layout.slug,
        doc: docOf(layout),
      })),
    );
    await recordManaged(trx, run, [
      ...fresh.map(({ id }) => ({ kind: 'text' as const, id, title: id, outcome: 'added' as const })),
      ...usualLayouts.map((layout) => layoutEntry(layout, 'added')),
    ]);
    return usualLayouts.length;
  });
}

/** After the stories, the front page gets their topics, unless an editor changed it meanwhile. */
export async function fillFrontPage(db: Db, { topics }: Directory, now: Date, run?: number): Promise<void> {
  await write(db, now, async (trx) => {
    const { pageType, slug } = usualFrontPage([]);
    const changed = await trx
      .updateTable('content_layouts')
      .set({ doc: docOf(usualFrontPage(await busiestTopics(trx, topics))) })
      .where('page_type', '=', pageType)
      .where('slug', '=', slug)
      .where('doc', '=', docOf(usualFrontPage([])))
      .executeTakeFirst();
    if (changed.numUpdatedRows > 0n)
      await recordManaged(trx, run, [layoutEntry(usualFrontPage([]), 'changed')]);
    return Number(changed.numUpdatedRows);
  });
}

/** What `fillFrontPage` filled is empty again. */
export async function emptyFrontPage(trx: ContentTransaction): Promise<void> {
  const { pageType, slug } = usualFrontPage([]);
  await trx
    .updateTable('content_layouts')
    .set({ doc: docOf(usualFrontPage([])) })
    .where('page_type', '=', pageType)
    .where('slug', '=', slug)
    .execute();
}

function layoutEntry({ pageType, slug }: Pick<SeedLayout, 'pageType' | 'slug'>, outcome: ImportOutcome) {
  const id = `${pageType}.${slug}`;
  return { kind: 'layout' as const, id, title: id, outcome };
}

const docOf = (layout: SeedLayout) => JSON.stringify(layoutDefinition.parse(layout));

/** Of a branch only its root: the list of a topic holds what lies below it. */
async function busiestTopics(trx: ContentTransaction, topics: Directory['topics']): Promise<ShelfTopic[]> {
  const roots = [...topics.values()].filter(({ above }) => above.length === 0);
  const counted: { topic: ShelfTopic; total: number }[] = [];
  for (const { slug, name } of roots) {
    const scope = await trx
      .selectFrom('content_scopes')
      .select('total')
      .where('name', '=', scopeName({ base: `topic:${slug}` }))
      .executeTakeFirst();
    counted.push({ topic: { slug, name }, total: Number(scope?.total ?? 0) });
  }
  return counted
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, mostShelves)
    .map(({ topic }) => topic);
}

/** One transaction, and one event when something was written. */
async function write(db: Db, now: Date, work: (trx: ContentTransaction) => Promise<number>): Promise<number> {
  return db.transaction(async (trx) => {
    await takeSlot(trx, db.dialect);
    const written = await work(trx);
    if (written === 0) return 0;
    await bumpRevision(trx, ['content', 'directory']);
    await appendEvent(trx, db.dialect, {
      kind: 'imported',
      entity: 'layouts',
      entityId: 'usual',
      keys: [keys.shell, keys.home],
      at: now,
    });
    return written;
  });
}
