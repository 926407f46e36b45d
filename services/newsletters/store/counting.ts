import type { Kit } from '../context.ts';
import { readerOfLink } from './readers.ts';

interface Link {
  editionId: string;
  readerId: string;
}

/** Said when signing up, and may have been taken back since: asked each time. */
async function mayCount(kit: Pick<Kit, 'db'>, { readerId }: Link): Promise<boolean> {
  return (await readerOfLink(kit, readerId))?.may_count === 1;
}

export async function countOpen(kit: Pick<Kit, 'db' | 'now'>, link: Link): Promise<void> {
  if (!(await mayCount(kit, link))) return;
  await kit.db.kysely
    .updateTable('newsletter_deliveries')
    .set({ opened_at: kit.now() })
    .where('edition_id', '=', link.editionId)
    .where('reader_id', '=', link.readerId)
    .where('is_counted', '=', 1)
    .where('opened_at', 'is', null)
    .execute();
}

/** A link that was followed was also seen: many mailboxes show no pictures. */
export async function countClick(kit: Pick<Kit, 'db' | 'now'>, link: Link, number: number): Promise<void> {
  if (!(await mayCount(kit, link))) return;
  await kit.db.transaction(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('newsletter_deliveries')
      .set((eb) => ({
        clicks: eb('clicks', '+', 1),
        opened_at: eb.fn.coalesce('opened_at', eb.val(kit.now())),
      }))
      .where('edition_id', '=', link.editionId)
      .where('reader_id', '=', link.readerId)
      .where('is_counted', '=', 1)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await trx
      .insertInto('newsletter_clicks')
      .values({ edition_id: link.editionId, link: number, clicks: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['edition_id', 'link'])
          .doUpdateSet((eb) => ({ clicks: eb('newsletter_clicks.clicks', '+', 1) })),
      )
      .execute();
  });
}
