import type { Database } from '#database/connect.ts';
import { type Migrated, type Migration, migrate } from '#database/migrate.ts';
import { migrateOutbox } from '#database/outbox.ts';
import { content001 } from './migrations/001-content-tables.ts';
import { content002 } from './migrations/002-search-documents.ts';
import { content003 } from './migrations/003-search-index.ts';
import { content004 } from './migrations/004-sitemaps.ts';
import { content005 } from './migrations/005-withdraw-at.ts';
import { content007 } from './migrations/007-vanity-desk.ts';
import { content009 } from './migrations/009-sources.ts';
import { content010 } from './migrations/010-vanity-version.ts';
import { content011 } from './migrations/011-plain-names.ts';
import { content012 } from './migrations/012-sitemap-videos.ts';
import { content015 } from './migrations/015-offer-prices.ts';
import { content017 } from './migrations/017-settings.ts';
import { content018 } from './migrations/018-entry-versions.ts';
import { content019 } from './migrations/019-import-runs.ts';
import { content022 } from './migrations/022-desk.ts';
import { content023 } from './migrations/023-drafts.ts';
import { content024 } from './migrations/024-rights.ts';
import { content025 } from './migrations/025-pictures.ts';
import { content026 } from './migrations/026-story-work.ts';
import { content028 } from './migrations/028-preview-links.ts';
import { content029 } from './migrations/029-draft-documents.ts';
import { content030 } from './migrations/030-nightly-checks.ts';
import { content031 } from './migrations/031-staff-products.ts';
import { content032 } from './migrations/032-priced-products.ts';
import { content033 } from './migrations/033-checked-plans.ts';
import { content034 } from './migrations/034-picture-visibility.ts';
import { content035 } from './migrations/035-draft-summaries.ts';
import { content036 } from './migrations/036-draft-epochs.ts';
import { content037 } from './migrations/037-note-passages.ts';
import { ensureDraftPictures } from './pictures/ensure-draft-pictures.ts';
import { ensurePictureUses } from './pictures/ensure-uses.ts';
import { ensureSearchIndex } from './search/ensure-search-index.ts';
import { ensureStaffLists } from './staff-lists/ensure-staff-lists.ts';
import type { ContentTables } from './tables/content-tables.ts';

export const contentMigrations: readonly Migration[] = [
  content001,
  content002,
  content003,
  content004,
  content005,
  content007,
  content009,
  content010,
  content011,
  content012,
  content015,
  content017,
  content018,
  content019,
  content022,
  content023,
  content024,
  content025,
  content026,
  content028,
  content029,
  content030,
  content031,
  content032,
  content033,
  content034,
  content035,
  content036,
  content037,
];

/** Migrates the content tables, the search index and the outbox. */
export async function migrateApi(db: Database): Promise<Migrated[]> {
  const applied = [await migrateOutbox(db), await migrate(db, 'content', contentMigrations)];
  await ensureSearchIndex(db.as<ContentTables>());
  await ensurePictureUses(db.as<ContentTables>(), new Date());
  await ensureDraftPictures(db.as<ContentTables>());
  await ensureStaffLists(db.as<ContentTables>());
  return applied;
}
