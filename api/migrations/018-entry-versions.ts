import { createEntryVersionsTable } from '#database/entry-versions.ts';
import type { Migration } from '#database/migrate.ts';

/** The saved versions of what staff manage: authors, topics, texts, layouts … */
export const content018: Migration = {
  name: '018-entry-versions',
  up: (trx) => createEntryVersionsTable(trx, 'content_entry_versions'),
};
