import { isNeutronError } from '#content/errors.ts';
import { takeTurn } from '#database/outbox.ts';
import type { Kit } from '../handler.ts';
import { getDue } from '../store/stories.ts';
import { publishNow } from './publish-story.ts';

const atOnce = 50;

/** Publishes every scheduled story whose time has come; one that fails does not hold up the others. */
export async function publishDue(kit: Kit): Promise<number> {
  const now = kit.now();
  let published = 0;
  for (;;) {
    const due = await getDue(kit.db.kysely, now.getTime(), atOnce);
    let done = 0;
    for (const row of due) {
      try {
        await kit.db.transaction(async (trx) => {
          await takeTurn(trx, kit.db.dialect);
          await publishNow(trx, row, new Date(row.publish_at ?? now), kit);
        });
        done += 1;
      } catch (error) {
        // Another process was faster, or an editor changed it: then it is not ours to publish any more.
        if (!isNeutronError(error))
          kit.log('error', 'A scheduled story could not be published', {
            story: row.id,
            error: String(error),
          });
      }
    }
    published += done;
    if (due.length < atOnce || done === 0) break;
  }
  if (published > 0) kit.onCommit();
  return published;
}
