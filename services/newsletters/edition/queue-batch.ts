import type { NewsletterContext, Trx } from '../context.ts';
import { type Edition, locked } from '../store/editions.ts';
import { suppressedOf } from '../store/suppressions.ts';

/** Recipients per transaction: large enough to be fast, small enough for short transactions. */
const batchSize = 500;

/** Queues the edition's e-mails to the next recipients. True if there may be more. */
export async function queueBatch(context: NewsletterContext, id: string): Promise<boolean> {
  const { db, now } = context;
  return db.transaction(async (trx) => {
    const edition = await locked(trx, db.dialect, id);
    if (edition?.state !== 'sending') return false;
    const { plain_content: plain, counted_content: counted } = edition;
    if (!plain || !counted) throw new Error('an edition without content is being sent');
    const readers = await nextSubscribers(trx, edition);
    const recipients = await recipientsOf(trx, context, readers);
    const groups = [
      { contentId: plain, isCounted: 0 },
      { contentId: counted, isCounted: 1 },
    ];
    for (const { contentId, isCounted } of groups) {
      const group = recipients.filter(({ may_count }) => may_count === isCounted);
      if (group.length > 0) await queueGroup(trx, context, { id, contentId, isCounted }, group);
    }
    const isLast = readers.length < batchSize;
    await trx
      .updateTable('newsletter_editions')
      .set({
        after_reader: readers.at(-1)?.id ?? edition.after_reader,
        ...(isLast ? { state: 'sent' as const, ended_at: now() } : {}),
      })
      .where('id', '=', id)
      .execute();
    return !isLast;
  });
}

interface Subscriber {
  id: string;
  sub: string | null;
  address: string | null;
  /** 1 with consent to open and click tracking. */
  may_count: number;
}
type Recipient = Subscriber & { to: string };

const nextSubscribers = (trx: Trx, edition: Edition): Promise<Subscriber[]> =>
  trx
    .selectFrom('newsletter_subscriptions as s')
    .innerJoin('newsletter_readers as r', 'r.id', 's.reader_id')
    .select(['r.id', 'r.sub', 'r.address', 'r.may_count'])
    .where('s.newsletter_id', '=', edition.newsletter_id)
    .where('s.reader_id', '>', edition.after_reader)
    .orderBy('s.reader_id')
    .limit(batchSize)
    .execute();

/** Subscribers with an address that is not suppressed; an account's own address comes first. */
async function recipientsOf(
  trx: Trx,
  context: NewsletterContext,
  readers: readonly Subscriber[],
): Promise<Recipient[]> {
  const accountAddresses = await context.addressesOf(readers.flatMap(({ sub }) => sub ?? []));
  const addressed = readers.flatMap((reader) => {
    const to = (reader.sub && accountAddresses.get(reader.sub)) || reader.address;
    return to ? [{ ...reader, to }] : [];
  });
  const suppressed = await suppressedOf(
    trx,
    context,
    addressed.map(({ to }) => to),
  );
  return addressed.filter(({ to }) => !suppressed.has(to));
}

async function queueGroup(
  trx: Trx,
  { mail, links, now }: NewsletterContext,
  { id, contentId, isCounted }: { id: string; contentId: string; isCounted: number },
  group: readonly Recipient[],
): Promise<void> {
  const emailIds = await mail.addMany(
    trx,
    contentId,
    group.map(({ id: reader, to }) => ({ to, placeholders: { token: links.tokenFor(id, reader) } })),
    now(),
  );
  await trx
    .insertInto('newsletter_deliveries')
    .values(
      group.map((reader, index) => ({
        edition_id: id,
        reader_id: reader.id,
        email_id: emailIds[index] ?? null,
        state: 'waiting' as const,
        is_counted: isCounted,
        opened_at: null,
        clicks: 0,
        unsubscribed_at: null,
      })),
    )
    .execute();
}
