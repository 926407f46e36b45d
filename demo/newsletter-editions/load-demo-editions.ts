import { createHash } from 'node:crypto';
import type { Newsletter } from '#content/entities/newsletter.ts';
import type { Database } from '#database/connect.ts';
import { handWritten } from '#demo/pieces.ts';
import { addressOf } from '#demo/story-address.ts';
import type { DeliveryState, NewsletterTables } from '#services/newsletters/newsletter-tables.ts';
import { editionsOf } from './editions.ts';

const day = 86_400_000;
const manyReaders = 60;
/** The same every time: what the desk shows should not depend on chance. */
const idOf = (name: string) => createHash('sha256').update(name).digest('base64url').slice(0, 16);
const spread = (name: string, of: number) => createHash('sha256').update(name).digest().readUInt16BE(0) % of;

/** Invented subscribers of the demo's newsletters and the editions they got, so that its staff page has something to show. */
export async function loadDemoNewsletters(
  db: Database,
  { newsletters, now }: { newsletters: readonly Newsletter[]; now: number },
): Promise<void> {
  const readers = Array.from({ length: manyReaders }, (_, index) => {
    const address = `reader-${index + 1}@mail.example`;
    return {
      id: idOf(address),
      sub: null,
      address,
      address_key: address,
      may_count: spread(address, 3) === 0 ? 1 : 0,
      merged_into: null,
      created_at: now - (index + 1) * day,
    };
  });
  const subscriptions = newsletters.flatMap(({ id }, index) =>
    readers
      .filter(({ address }) => spread(`${id} ${address}`, 8) > index)
      .map((reader) => ({ newsletter_id: id, reader_id: reader.id, since: reader.created_at })),
  );
  const addresses = new Map(handWritten(new Date(now)).map(({ story }) => [story.slug, addressOf(story)]));
  const editions = newsletters.flatMap(({ id }) =>
    editionsOf(id, now).map(({ subject, sentAt, stories }) => ({
      id: idOf(`edition ${id} ${subject}`),
      newsletter_id: id,
      subject,
      state: 'sent' as const,
      send_at: sentAt,
      created_at: sentAt - 3_600_000,
      created_by: 'staff',
      started_at: sentAt,
      ended_at: sentAt + 5000,
      problem: null,
      after_reader: '',
      plain_content: null,
      counted_content: null,
      links: JSON.stringify(stories.map(({ slug }) => addresses.get(slug) ?? `/article/${slug}/`)),
    })),
  );
  const countedIds = new Set(readers.filter(({ may_count }) => may_count === 1).map(({ id }) => id));
  const deliveries = editions.flatMap((edition) =>
    subscriptions
      .filter(
        ({ newsletter_id, since }) => newsletter_id === edition.newsletter_id && since < edition.send_at,
      )
      .map(({ reader_id }) => {
        const number = spread(`${edition.id} ${reader_id}`, 40);
        const isCounted = countedIds.has(reader_id);
        const state: DeliveryState = number === 0 ? 'bounced' : 'sent';
        return {
          edition_id: edition.id,
          reader_id,
          email_id: null,
          state,
          is_counted: isCounted ? 1 : 0,
          opened_at: isCounted && number > 14 ? edition.started_at + number * 600_000 : null,
          clicks: isCounted && number > 28 ? 1 : 0,
          unsubscribed_at: number === 1 ? edition.started_at + day : null,
        };
      }),
  );
  const clicks = clicksOf(editions, deliveries);
  await db.as<NewsletterTables>().transaction(async (trx) => {
    await trx
      .insertInto('newsletter_readers')
      .values(readers)
      .onConflict((row) => row.doNothing())
      .execute();
    await trx
      .insertInto('newsletter_subscriptions')
      .values(subscriptions)
      .onConflict((row) => row.doNothing())
      .execute();
    await trx
      .insertInto('newsletter_editions')
      .values(editions)
      .onConflict((row) => row.doNothing())
      .execute();
    if (deliveries.length > 0)
      await trx
        .insertInto('newsletter_deliveries')
        .values(deliveries)
        .onConflict((row) => row.doNothing())
        .execute();
    if (clicks.length > 0)
      await trx
        .insertInto('newsletter_clicks')
        .values(clicks)
        .onConflict((row) => row.doNothing())
        .execute();
  });
}

/** Every reader who clicked chose one of the stories. */
function clicksOf(
  editions: readonly { id: string; links: string }[],
  deliveries: readonly { edition_id: string; reader_id: string; clicks: number }[],
) {
  return editions.flatMap(({ id, links }) => {
    const many = (JSON.parse(links) as string[]).length;
    const chosen = deliveries
      .filter(({ edition_id, clicks }) => edition_id === id && clicks > 0)
      .map(({ reader_id }) => spread(`${id} ${reader_id} link`, many));
    return [...new Set(chosen)].map((link) => ({
      edition_id: id,
      link,
      clicks: chosen.filter((one) => one === link).length,
    }));
  });
}
