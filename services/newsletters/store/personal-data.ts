import { randomBytes } from 'node:crypto';
import { addressKey, type NewsletterContext, type User } from '../context.ts';
import { suppressionDigest } from './suppressions.ts';

/** A user with every address the account has or had. */
interface KnownUser extends User {
  addresses: readonly string[];
}

const keysOf = (user: KnownUser) => [...new Set([user.email, ...user.addresses].map(addressKey))];
const digestsOf = (secret: string, user: KnownUser) =>
  keysOf(user).map((address) => suppressionDigest(secret, address));
const time = (at: number | null) => (at === null ? null : new Date(Number(at)).toISOString());

async function readersOf({ db }: Pick<NewsletterContext, 'db'>, user: KnownUser) {
  const own = await db.kysely
    .selectFrom('newsletter_readers')
    .selectAll()
    .where((eb) => eb.or([eb('sub', '=', user.sub), eb('address_key', 'in', keysOf(user))]))
    .execute();
  const ids = own.map(({ id }) => id);
  const merged = ids.length
    ? await db.kysely.selectFrom('newsletter_readers').selectAll().where('merged_into', 'in', ids).execute()
    : [];
  return [...own, ...merged];
}

/** Everything stored about a user's newsletters. */
export async function exportReader(
  context: Pick<NewsletterContext, 'db' | 'secret'>,
  user: KnownUser,
): Promise<unknown> {
  const { db, secret } = context;
  const readers = await readersOf(context, user);
  const ids = readers.map(({ id }) => id);
  if (ids.length === 0) return { subscriptions: [], received: [] };
  const [subscriptions, received, suppressed] = await Promise.all([
    db.kysely
      .selectFrom('newsletter_subscriptions')
      .select(['newsletter_id', 'since'])
      .where('reader_id', 'in', ids)
      .orderBy('since')
      .execute(),
    db.kysely
      .selectFrom('newsletter_deliveries as d')
      .innerJoin('newsletter_editions as e', 'e.id', 'd.edition_id')
      .select([
        'e.newsletter_id',
        'e.subject',
        'e.started_at',
        'd.state',
        'd.opened_at',
        'd.clicks',
        'd.unsubscribed_at',
      ])
      .where('d.reader_id', 'in', ids)
      .orderBy('e.created_at')
      .execute(),
    db.kysely
      .selectFrom('newsletter_suppressions')
      .select(['reason', 'at'])
      .where('digest', 'in', digestsOf(secret, user))
      .executeTakeFirst(),
  ]);
  return {
    allowsOpenAndClickTracking: readers.some((reader) => reader.may_count === 1),
    subscriptions: subscriptions.map((row) => ({ newsletter: row.newsletter_id, since: time(row.since) })),
    received: received.map((row) => ({
      newsletter: row.newsletter_id,
      subject: row.subject,
      sent: time(row.started_at),
      state: row.state,
      opened: time(row.opened_at),
      clicks: row.clicks,
      unsubscribed: time(row.unsubscribed_at),
    })),
    suppressed: suppressed ? { reason: suppressed.reason, since: time(suppressed.at) } : null,
  };
}

/** Erases a user. The number of an edition's recipients stays, without a link to this user. */
export async function eraseReader(
  context: Pick<NewsletterContext, 'db' | 'secret'>,
  user: KnownUser,
): Promise<void> {
  const readers = await readersOf(context, user);
  await context.db.transaction(async (trx) => {
    for (const { id } of readers) {
      await trx.deleteFrom('newsletter_subscriptions').where('reader_id', '=', id).execute();
      await trx
        .updateTable('newsletter_deliveries')
        .set({ reader_id: `gone-${randomBytes(12).toString('base64url')}`, email_id: null })
        .where('reader_id', '=', id)
        .execute();
      await trx.deleteFrom('newsletter_readers').where('id', '=', id).execute();
    }
    await trx.deleteFrom('newsletter_one_time_tokens').where('address_key', 'in', keysOf(user)).execute();
    await trx
      .deleteFrom('newsletter_suppressions')
      .where('digest', 'in', digestsOf(context.secret, user))
      .execute();
  });
}
