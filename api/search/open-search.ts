import type { Publication } from '#content/publication/schema.ts';
import type { Database } from '#database/connect.ts';
import type { Log } from '../answer-context.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { createPostgresSearch } from './postgres/postgres-search.ts';
import type { SearchEngine } from './search-engine.ts';
import { createSqliteSearch, type SearchWatch } from './sqlite/sqlite-search.ts';

/** Opens a search engine that the publication defines. */
export type OpenOwnSearch = (context: {
  synonyms: readonly (readonly string[])[];
  log: Log;
  /** Opens the engine of the database, for an adapter that adds to it. */
  openUsual(): SearchEngine;
}) => SearchEngine;

interface SearchOptions {
  searchWatch?: SearchWatch | undefined;
  openSearch?: OpenOwnSearch | undefined;
}

/** The search engine of the database in use, or the publication's own. */
export function openSearch(
  db: Database<ContentTables>,
  { search: { synonyms } }: Pick<Publication, 'search'>,
  log: Log,
  { searchWatch, openSearch: openOwn }: SearchOptions = {},
): SearchEngine {
  const openUsual = () =>
    db.file === undefined
      ? createPostgresSearch({ db: db.kysely, synonyms, log })
      : createSqliteSearch({ file: db.file, synonyms }, log, { onError: db.reportFault, ...searchWatch });
  return openOwn ? openOwn({ synonyms, log, openUsual }) : openUsual();
}
