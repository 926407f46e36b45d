import type { StoryInput } from '#content/entities/story-input.ts';
import type { Database } from '#database/connect.ts';
import { takeSlot } from '#database/outbox.ts';
import { buildDirectory } from '../memory/directory.ts';
import type { StoryCard } from '../present/card.ts';
import type { ContentDb, ContentTransaction } from '../store/content-db.ts';
import { getDirectoryRows } from '../store/directory.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { searchDocumentOf } from './search-document.ts';
import { addSearchDocuments, clearSearchDocuments } from './stored-documents.ts';

/** Raise it when documents, stems or words are derived differently: every store then rebuilds its index at start. */
const searchSchema = 2;

const storiesAtOnce = 250;

/** Builds the index of published stories unless it exists. Two processes that start together build it once. */
export async function ensureSearchIndex(db: Database<ContentTables>): Promise<void> {
  if ((await schemaOf(db.kysely)) === searchSchema) return;
  await db.transaction(async (trx) => {
    await takeSlot(trx, db.dialect);
    if ((await schemaOf(trx)) === searchSchema) return;
    await rebuildSearch(trx);
    await trx
      .updateTable('content_state')
      .set({ value: searchSchema })
      .where('name', '=', 'search_schema')
      .execute();
  });
}

async function schemaOf(db: ContentDb): Promise<number> {
  const row = await db
    .selectFrom('content_state')
    .select('value')
    .where('name', '=', 'search_schema')
    .executeTakeFirst();
  return Number(row?.value ?? 0);
}

async function rebuildSearch(trx: ContentTransaction): Promise<void> {
  await clearSearchDocuments(trx);
  const directory = buildDirectory(await getDirectoryRows(trx));
  for (let last = 0; ; ) {
    const rows = await trx
      .selectFrom('content_published as published')
      .innerJoin('content_story_versions as saved', (join) =>
        join.onRef('saved.story_n', '=', 'published.n').onRef('saved.version', '=', 'published.version'),
      )
      .select(['published.n', 'published.card', 'saved.doc'])
      .where('published.n', '>', last)
      .orderBy('published.n')
      .limit(storiesAtOnce)
      .execute();
    const documents = rows.flatMap(({ n, card, doc }) => {
      const [story, shown] = [JSON.parse(doc) as StoryInput, JSON.parse(card) as StoryCard];
      return searchDocumentOf(Number(n), story, shown, directory) ?? [];
    });
    await addSearchDocuments(trx, documents);
    if (rows.length < storiesAtOnce) return;
    last = Number(rows.at(-1)?.n);
  }
}
