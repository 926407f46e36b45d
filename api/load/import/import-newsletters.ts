import { newsletterDoc } from '#content/entities/newsletter.ts';
import type { IncomingNewsletter } from '#content/incoming.ts';
import type { Database } from '#database/connect.ts';
import { appendEvent, takeSlot } from '#database/outbox.ts';
import { keys } from '../../lists/surrogate-keys.ts';
import { insertRows } from '../../store/insert-rows.ts';
import { getNewslettersInOrder } from '../../store/resources.ts';
import { bumpRevision } from '../../store/revisions.ts';
import type { ContentTables } from '../../tables/content-tables.ts';
import { importTransaction } from './dry-run.ts';
import { recordManaged } from './record-entries.ts';

interface ImportedNewsletters {
  /** Our ids by the names of the source. */
  ids: ReadonlyMap<string, string>;
  /** Names of those that were not here yet. */
  added: string[];
}

/** Creates the newsletters of a source that the publication does not have; one of the same name or id is the same. */
export async function importNewsletters(
  db: Database<ContentTables>,
  newsletters: readonly (IncomingNewsletter & { slug: string })[],
  { source, now, isDryRun, run }: { source: string; now: Date; isDryRun: boolean; run?: number | undefined },
): Promise<ImportedNewsletters> {
  return importTransaction(db, isDryRun, async (trx) => {
    await takeSlot(trx, db.dialect);
    const known = await getNewslettersInOrder(trx);
    const ids = new Map<string, string>();
    const rows: { id: string; doc: string }[] = [];
    const added: string[] = [];
    for (const { name, slug: id, description = '' } of newsletters) {
      const same = known.find((one) => one.id === id || one.title.toLowerCase() === name.toLowerCase());
      ids.set(name, same?.id ?? id);
      if (same) continue;
      const made = newsletterDoc.parse({
        id,
        title: name,
        description,
        subscribeJourneyId: `${id}-subscribe`,
        unsubscribeJourneyId: `${id}-unsubscribe`,
        position: Math.max(-1, ...known.map(({ position }) => position)) + 1,
      });
      known.push(made);
      rows.push({ id, doc: JSON.stringify(made) });
      added.push(name);
    }
    if (rows.length === 0) return { ids, added };
    await insertRows(trx, 'content_newsletters', rows);
    const titles = new Map(known.map(({ id, title }) => [id, title]));
    await recordManaged(
      trx,
      run,
      rows.map(({ id }) => ({ kind: 'newsletter', id, title: titles.get(id) ?? id, outcome: 'added' })),
    );
    await bumpRevision(trx, ['content', 'directory']);
    await appendEvent(trx, db.dialect, {
      kind: 'imported',
      entity: 'newsletters',
      entityId: source,
      keys: [keys.everything],
      at: now,
    });
    return { ids, added };
  });
}
