import type { Publication } from '#content/publication/schema.ts';
import type { Database } from '#database/connect.ts';
import type { Log } from '../answer-context.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { createPostgresSearch } from './postgres/postgres-search.ts';
import type { SearchEngine } from './search-engine.ts';
import { createSqliteSearch, type SearchWatch } from './sqlite/sqlite-search.ts';

/** The search engine of the database in use. */
export function openSearch(
  db: Database<ContentTables>,
  { search: { synonyms } }: Pick<Publication, 'search'>,
  log: Log,
  watch?: SearchWatch,
): SearchEngine {
  return db.file === undefined
    ? createPostgresSearch({ db: db.kysely, synonyms, log })
    : createSqliteSearch({ file: db.file, synonyms }, log, { onError: db.reportFault, ...watch });
}
