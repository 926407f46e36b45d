import type { Database } from '#database/connect.ts';
import type { ContentTables } from '../tables/content-tables.ts';

/** True without stories, or after an interrupted load: in both cases a publication may be loaded. */
export async function isEmpty(db: Database): Promise<boolean> {
  const { kysely } = db.as<ContentTables>();
  const loading = await kysely
    .selectFrom('content_state')
    .select('value')
    .where('name', '=', 'loading')
    .executeTakeFirst();
  if (Number(loading?.value ?? 0) !== 0) return true;
  return (await kysely.selectFrom('content_stories').select('n').limit(1).executeTakeFirst()) === undefined;
}
