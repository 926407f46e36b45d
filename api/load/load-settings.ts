import type { Settings } from '#content/entities/settings.ts';
import type { Database } from '#database/connect.ts';
import { bumpRevision } from '../store/revisions.ts';
import type { ContentTables } from '../tables/content-tables.ts';

/** Gives an imported publication its settings. Those that staff have changed stay. */
export async function loadSettings(db: Database, settings: Partial<Settings>, now: Date): Promise<void> {
  await db.as<ContentTables>().transaction(async (trx) => {
    for (const [id, value] of Object.entries(settings))
      await trx
        .insertInto('content_settings')
        .values({ id, version: 1, doc: JSON.stringify(value), changed_at: now.getTime(), changed_by: null })
        .onConflict((conflict) => conflict.columns(['id', 'version']).doNothing())
        .execute();
    await bumpRevision(trx, ['content', 'settings']);
  });
}
