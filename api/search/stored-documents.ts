import { sql } from 'kysely';
import { type ContentDb, type ContentTransaction, isPostgres } from '../store/content-db.ts';
import { insertRows } from '../store/insert-rows.ts';
import { documentWords, type IndexedWords, indexedFields } from './document-words.ts';
import type { SearchDocument } from './search-document.ts';

const rowsAtOnce = 100;
const wordsAtOnce = 1000;

/** Documents, index and vocabulary change together, in the transaction that publishes: nothing runs after it. */
export async function addSearchDocuments(
  trx: ContentTransaction,
  documents: readonly SearchDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  const revision = await nextRevision(trx);
  const read = documents.map((document) => ({ n: document.story_n, ...documentWords(document) }));
  await insertRows(
    trx,
    'content_search',
    documents.map((document) => ({ ...document, revision })),
  );
  for (let start = 0; start < read.length; start += rowsAtOnce)
    await insertIndexed(trx, read.slice(start, start + rowsAtOnce));
  await countWords(trx, read, 1, revision);
}

export async function removeSearchDocument(trx: ContentTransaction, n: number): Promise<void> {
  const document = await trx
    .selectFrom('content_search')
    .select(indexedFields)
    .where('story_n', '=', n)
    .executeTakeFirst();
  if (!document) return;
  await trx.deleteFrom('content_search').where('story_n', '=', n).execute();
  if (isPostgres(trx)) await sql`delete from content_search_index where story_n = ${n}`.execute(trx);
  else
    for (const table of ['content_search_index', 'content_search_titles'])
      await sql`delete from ${sql.table(table)} where rowid = ${n}`.execute(trx);
  await countWords(trx, [documentWords(document)], -1, await nextRevision(trx));
}

/** Clears documents, index and vocabulary, but not the counted queries. */
export async function clearSearchDocuments(db: ContentDb): Promise<void> {
  await db.deleteFrom('content_search').execute();
  await db.deleteFrom('content_search_words').execute();
  if (isPostgres(db)) await sql`delete from content_search_index`.execute(db);
  else
    for (const table of ['content_search_index', 'content_search_titles'])
      await sql`insert into ${sql.table(table)} (${sql.ref(table)}) values ('delete-all')`.execute(db);
  // Readers that cache documents in memory must drop them.
  const value = await nextRevision(db);
  await db.updateTable('content_state').set({ value }).where('name', '=', 'search_cleared').execute();
}

async function nextRevision(db: ContentDb): Promise<number> {
  const { value } = await db
    .updateTable('content_state')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', 'search')
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(value);
}

async function insertIndexed(
  trx: ContentTransaction,
  rows: readonly (IndexedWords & { n: number })[],
): Promise<void> {
  if (isPostgres(trx)) {
    const values = rows.map(({ n, stems, title }) => {
      const weighted = (text: string, weight: 'A' | 'B' | 'C' | 'D') =>
        sql`setweight(to_tsvector('simple', ${text}), ${sql.lit(weight)})`;
      const names = [stems.topics, stems.tags, stems.authors, stems.products].join(' ');
      return sql`(${n}::bigint, ${weighted(stems.title, 'A')} || ${weighted(names, 'B')} || ${weighted(stems.dek, 'C')} || ${weighted(stems.body, 'D')}, to_tsvector('simple', ${title}))`;
    });
    await sql`insert into content_search_index (story_n, document, title) values ${sql.join(values)}`.execute(
      trx,
    );
    return;
  }
  const values = rows.map(
    ({ n, stems }) => sql`(${n}, ${sql.join(indexedFields.map((field) => sql`${stems[field]}`))})`,
  );
  const columns = sql.join(indexedFields.map((field) => sql.ref(field)));
  await sql`insert into content_search_index (rowid, ${columns}) values ${sql.join(values)}`.execute(trx);
  const titles = rows.map(({ n, title }) => sql`(${n}, ${title})`);
  await sql`insert into content_search_titles (rowid, title) values ${sql.join(titles)}`.execute(trx);
}

async function countWords(
  trx: ContentTransaction,
  read: readonly Pick<IndexedWords, 'words'>[],
  change: 1 | -1,
  revision: number,
): Promise<void> {
  const counts = new Map<string, { word: string; stem: string; documents: number; revision: number }>();
  for (const { words } of read)
    for (const [word, stem] of words) {
      const known = counts.get(word);
      if (known) known.documents += change;
      else counts.set(word, { word, stem, documents: change, revision });
    }
  const rows = [...counts.values()];
  for (let start = 0; start < rows.length; start += wordsAtOnce)
    await trx
      .insertInto('content_search_words')
      .values(rows.slice(start, start + wordsAtOnce))
      .onConflict((conflict) =>
        conflict.column('word').doUpdateSet((eb) => ({
          documents: eb('content_search_words.documents', '+', eb.ref('excluded.documents')),
          revision: eb.ref('excluded.revision'),
        })),
      )
      .execute();
}
