import { createHash } from 'node:crypto';
import type { Newsletter } from '#content/entities/newsletter.ts';
import type { Database } from '#database/connect.ts';
import { handWritten } from '#demo/pieces.ts';
import { addressOf } from '#demo/story-address.ts';
import type { DeliveryState, NewsletterTables } from '#services/newsletters/newsletter-tables.ts';
import {
  type IncomingSubscriber,
  importSubscribers,
} from '#services/newsletters/store/import-subscribers.ts';
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
  const subscribers = subscribersOf(newsletters, now);
  await importSubscribers(db.as<NewsletterTables>(), subscribers, {
    newsletterIds: new Set(newsletters.map(({ id }) => id)),
    now,
    onOutcome({ entry, reason }) {
      if (reason) throw new Error(`subscriber ${entry}: ${reason}`);
    },
  });
  const subscriptions = await subscriptionsIn(db.as<NewsletterTables>());
  const addresses = new Map(handWritten(new Date(now)).map(({ story }) => [story.slug, addressOf(story)]));
  const pathOf = (slug: string) => addresses.get(slug) ?? `/article/${slug}/`;
  const editions = newsletters.flatMap(({ id }) =>
    editionsOf(id, now).map(({ subject, sentAt, note, stories }) => ({
      id: idOf(`edition ${id} ${subject}`),
      newsletter_id: id,
      subject,
      // Editions are plain text: what a reader wrote loses its asterisks.
      introduction: note.map((text) => text.replace(/^\*(.+)\*$/s, '$1')).join('\n\n'),
      lines: JSON.stringify(Object.fromEntries(stories.map(({ slug, line }) => [pathOf(slug), line]))),
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
      links: JSON.stringify(stories.map(({ slug }) => pathOf(slug))),
    })),
  );
  const deliveries = editions.flatMap((edition) =>
    subscriptions
      .filter(
        ({ newsletter_id, since }) => newsletter_id === edition.newsletter_id && since < edition.send_at,
      )
      .map(({ reader_id, address, may_count }) => {
        const number = spread(`${edition.id} ${address}`, 40);
        const isCounted = may_count === 1;
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

const demoAddress = /^reader-\d+@mail\.example$/;

function subscribersOf(newsletters: readonly Newsletter[], now: number): IncomingSubscriber[] {
  return Array.from({ length: manyReaders }, (_, index) => {
    const email = `reader-${index + 1}@mail.example`;
    const since = new Date(now - (index + 1) * day).toISOString();
    const taken = newsletters.filter(({ id }, place) => spread(`${id} ${email}`, 8) > place);
    const allowsTracking = spread(email, 3) === 0;
    return { email, newsletters: taken.map(({ id }) => id), since, allowsTracking };
  }).filter((one) => one.newsletters.length > 0);
}

/** The demo's subscriptions as they were imported; other readers get no invented deliveries. */
async function subscriptionsIn({ kysely }: Database<NewsletterTables>) {
  const rows = await kysely
    .selectFrom('newsletter_subscriptions as s')
    .innerJoin('newsletter_readers as r', 'r.id', 's.reader_id')
    .select(['s.newsletter_id', 's.reader_id', 's.since', 'r.address', 'r.may_count'])
    .execute();
  return rows
    .filter(({ address }) => address !== null && demoAddress.test(address))
    .map((row) => ({ ...row, since: Number(row.since) }));
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
