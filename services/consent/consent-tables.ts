import type { Database } from '#database/connect.ts';
import { createEntryVersionsTable } from '#database/entry-versions.ts';
import { type Migrated, type Migration, migrate } from '#database/migrate.ts';

export const consentVersionsTable = 'consent_entry_versions';

/** The saved versions of vendors. */
export const consentMigrations: readonly Migration[] = [
  {
    name: '001-entry-versions',
    up: (trx) => createEntryVersionsTable(trx, consentVersionsTable),
  },
];

export const migrateConsent = (db: Database): Promise<Migrated> => migrate(db, 'consent', consentMigrations);
