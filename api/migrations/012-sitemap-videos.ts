import { sql } from 'kysely';
import type { Migration } from '#database/migrate.ts';

/** Video entries of sitemaps are stored as JSON with this one key. */
export const content012: Migration = {
  name: '012-sitemap-videos',
  async up(trx) {
    await sql`update content_sitemap set extra = '{"video"' || substr(extra, 8)
      where extra like '{"film":%'`.execute(trx);
  },
};
