import type { NewsletterContext } from '../context.ts';
import { readerOfLink } from './readers.ts';

interface Link {
  editionId: string;
  readerId: string;
}

/** Consent may have been withdrawn since the e-mail was sent, so it is checked each time. */
async function mayCount(context: Pick<NewsletterContext, 'db'>, { readerId }: Link): Promise<boolean> {
  return (await readerOfLink(context, readerId))?.may_count === 1;
}

export async function countOpen(context: Pick<NewsletterContext, 'db' | 'now'>, link: Link): Promise<void> {
  if (!(await mayCount(context, link))) return;
  await context.db.kysely
    .updateTable('newsletter_deliveries')
    .set({ opened_at: context.now() })
    .where('edition_id', '=', link.editionId)
    .where('reader_id', '=', link.readerId)
    .where('is_counted', '=', 1)
    .where('opened_at', 'is', null)
    .execute();
}

/** A click also counts as an open, because many mail programs load no images. */
export async function countClick(
  context: Pick<NewsletterContext, 'db' | 'now'>,
  link: Link,
  number: number,
): Promise<void> {
  if (!(await mayCount(context, link))) return;
  await context.db.transaction(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('newsletter_deliveries')
      .set((eb) => ({
        clicks: eb('clicks', '+', 1),
        opened_at: eb.fn.coalesce('opened_at', eb.val(context.now())),
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
