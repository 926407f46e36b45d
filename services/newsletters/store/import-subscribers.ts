import { z } from 'zod';
import { isEmailAddress } from '#content/rules/email-format.ts';
import type { Database } from '#database/connect.ts';
import type { Trx } from '../context.ts';
import type { NewsletterTables } from '../newsletter-tables.ts';
import { addressReader, hasReader, setMayCount, subscribe } from './readers.ts';
import { readerDigests } from './remove-imported.ts';

/** A subscriber without an account, who confirmed the address with the service it comes from. */
const incomingSubscriber = z.strictObject({
  email: z.string().trim().refine(isEmailAddress, 'must be an e-mail address'),
  newsletters: z.array(z.string()).min(1),
  /** When the subscription began; the time of the import by default. */
  since: z.iso.datetime({ offset: true }).optional(),
  /** Consent to open and click tracking. */
  allowsTracking: z.boolean().default(false),
});
export type IncomingSubscriber = z.input<typeof incomingSubscriber>;

export interface SubscriberOutcome {
  /** From 1, in the order of the import. */
  entry: number;
  what: 'imported' | 'known' | 'rejected';
  reason?: string;
}

/** A reader that a batch made, for those who write down what an import did. */
interface ImportedReader {
  id: string;
  newsletters: readonly string[];
  /** Of what the reader chose (`readerDigests`). */
  digest: string;
}

interface ImportOptions {
  /** The newsletters of the publication. */
  newsletterIds: ReadonlySet<string>;
  now: number;
  /** Readers who are here already keep exactly what they have: they may have unsubscribed since. */
  skipsKnown?: boolean;
  /** Called in the transaction of each batch. */
  onBatch?: ((trx: Trx, readers: readonly ImportedReader[]) => Promise<void>) | undefined;
  onOutcome(outcome: SubscriberOutcome): void;
}

/** Entries per transaction. */
const batchSize = 500;

/**
 * Imports subscribers of another newsletter service. May be repeated: a known reader keeps their subscriptions and their own
 * choice about tracking. Entries that are not valid are reported and change nothing.
 */
export async function importSubscribers(
  db: Database<NewsletterTables>,
  entries: AsyncIterable<unknown> | Iterable<unknown>,
  options: ImportOptions,
): Promise<void> {
  let number = 0;
  let batch: { entry: number; given: unknown }[] = [];
  const save = async () => {
    const given = batch;
    batch = [];
    const outcomes = await db.transaction(async (trx) => {
      const made: SubscriberOutcome[] = [];
      const readers = new Map<string, readonly string[]>();
      for (const { entry, given: one } of given) {
        const { reader, ...outcome } = await importOne(trx, one, options);
        made.push({ entry, ...outcome });
        if (reader) readers.set(reader.id, reader.newsletters);
      }
      if (options.onBatch) {
        const digests = await readerDigests(trx, [...readers.keys()]);
        const imported = [...readers].map(([id, newsletters]) => ({
          id,
          newsletters,
          digest: digests.get(id) ?? '',
        }));
        await options.onBatch(trx, imported);
      }
      return made;
    });
    // Reported when they are committed.
    outcomes.forEach(options.onOutcome);
  };
  for await (const given of entries) {
    batch.push({ entry: ++number, given });
    if (batch.length === batchSize) await save();
  }
  if (batch.length > 0) await save();
}

async function importOne(
  trx: Trx,
  given: unknown,
  { newsletterIds, now, skipsKnown = false }: ImportOptions,
): Promise<Omit<SubscriberOutcome, 'entry'> & { reader?: Omit<ImportedReader, 'digest'> }> {
  const read = incomingSubscriber.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    const field = issue?.path.join('.');
    return { what: 'rejected', reason: field ? `${field}: ${issue?.message}` : (issue?.message ?? '') };
  }
  const { email, newsletters, since, allowsTracking } = read.data;
  const unknown = newsletters.find((id) => !newsletterIds.has(id));
  if (unknown !== undefined)
    return { what: 'rejected', reason: `newsletters: there is no newsletter ${JSON.stringify(unknown)}` };
  const at = since === undefined ? now : Math.min(Date.parse(since), now);
  const isKnown = await hasReader(trx, email);
  if (isKnown && skipsKnown) return { what: 'known' };
  const reader = await addressReader(trx, email, at);
  if (!isKnown && allowsTracking) await setMayCount(trx, reader.id, true);
  for (const id of newsletters) await subscribe(trx, reader.id, id, at);
  return isKnown ? { what: 'known' } : { what: 'imported', reader: { id: reader.id, newsletters } };
}
