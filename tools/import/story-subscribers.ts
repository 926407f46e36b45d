import { importNewsletters } from '#api/load/import/import-newsletters.ts';
import type { ContentTransaction } from '#api/store/content-db.ts';
import { saveEntries } from '#api/store/import-runs.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import type { IncomingNewsletter, IncomingPublication } from '#content/incoming.ts';
import type { Database } from '#database/connect.ts';
import { readDate } from '#services/import/dates.ts';
import { slugOr } from '#services/import/slug.ts';
import { migrateNewsletters, type NewsletterTables } from '#services/newsletters/newsletter-tables.ts';
import { importSubscribers } from '#services/newsletters/store/import-subscribers.ts';
import { count } from '../store/progress.ts';

interface ImportedSubscribers {
  newsletters: string[];
  imported: number;
  known: number;
  rejected: number;
  /** Readers who chose no newsletter: nothing is stored about them. */
  withoutNewsletter: number;
  /** The first rejected ones, with the reason. */
  rejections: string[];
}

const shownRejections = 20;

/** More names than any publisher has newsletters. */
const mostNewsletters = 200;

/**
 * Imports the newsletters of an export and the readers who chose them. Readers get no newsletter they did not choose, a
 * reader who is here already keeps exactly what they have, and no e-mail is sent.
 */
export async function importPublicationSubscribers(
  db: Database,
  incoming: IncomingPublication,
  { now, isDryRun, run }: { now: Date; isDryRun: boolean; run?: number | undefined },
): Promise<ImportedSubscribers> {
  const { source, subscribers } = incoming;
  const named = new Map<string, IncomingNewsletter>();
  for (const newsletter of incoming.newsletters ?? []) named.set(newsletter.name, newsletter);
  const counts: ImportedSubscribers = {
    newsletters: [],
    imported: 0,
    known: 0,
    rejected: 0,
    withoutNewsletter: 0,
    rejections: [],
  };
  for await (const { newsletters } of subscribers?.() ?? []) {
    if (newsletters.length === 0) counts.withoutNewsletter += 1;
    for (const name of newsletters)
      if (!named.has(name) && named.size < mostNewsletters) named.set(name, { name });
  }
  const { ids, added } = await importNewsletters(
    db.as<ContentTables>(),
    [...named.values()].map((newsletter) => ({ ...newsletter, slug: slugOr(newsletter.name, 'newsletter') })),
    { source, now, isDryRun, run },
  );
  counts.newsletters = added;
  if (!subscribers || isDryRun) return counts;
  await migrateNewsletters(db);
  await importSubscribers(db.as<NewsletterTables>(), entriesOf(subscribers, ids, now), {
    newsletterIds: new Set(ids.values()),
    now: now.getTime(),
    skipsKnown: true,
    // Their addresses are in one place only: an entry has the id of the reader.
    onBatch: (trx, readers) =>
      saveEntries(
        trx as unknown as ContentTransaction,
        run,
        readers.map(({ id, newsletters, digest }) => ({
          kind: 'subscriber',
          sourceId: id,
          targetId: id,
          title: `subscriber of ${newsletters.join(', ')}`,
          outcome: 'added',
          digest,
        })),
      ),
    onOutcome({ what, entry, reason }) {
      counts[what] += 1;
      if (what === 'rejected' && counts.rejections.length < shownRejections)
        counts.rejections.push(`subscriber ${entry}: ${reason}`);
    },
  });
  return counts;
}

/** The result in words; nothing if the export has neither newsletters nor subscribers. */
export function subscriberLines(result: ImportedSubscribers): string[] {
  const { newsletters, imported, known, rejected, withoutNewsletter, rejections } = result;
  const read = imported + known + rejected + withoutNewsletter;
  return [
    ...(newsletters.length > 0 ? [`New newsletters: ${newsletters.join(', ')}`] : []),
    ...(read > 0
      ? [
          `Subscribers: ${count(imported)} imported, ${count(known)} known, ${count(rejected)} rejected, ${count(withoutNewsletter)} chose no newsletter and are not stored. No e-mail was sent.`,
        ]
      : []),
    ...rejections.map((line) => `  ${line}`),
  ];
}

async function* entriesOf(
  subscribers: NonNullable<IncomingPublication['subscribers']>,
  ids: ReadonlyMap<string, string>,
  now: Date,
) {
  for await (const { email, newsletters, createdAt } of subscribers()) {
    if (newsletters.length === 0) continue;
    const date = createdAt ? readDate(createdAt, now) : undefined;
    yield {
      email,
      newsletters: newsletters.map((name) => ids.get(name) ?? name),
      ...(date && 'iso' in date ? { since: date.iso } : {}),
    };
  }
}
