import { randomBytes } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { addressKey, type NewsletterContext, type Trx, type User } from '../context.ts';
import type { NewsletterTables } from '../newsletter-tables.ts';

export type Reader = Selectable<NewsletterTables['newsletter_readers']>;

type Key = { sub: string } | { address: string; address_key: string };

/** Creates the reader, or returns the one that a concurrent request created. */
async function newReader(trx: Trx, key: Key, now: number): Promise<Reader> {
  const reader: Reader = {
    id: randomBytes(12).toString('base64url'),
    sub: null,
    address: null,
    address_key: null,
    may_count: 0,
    merged_into: null,
    created_at: now,
    ...key,
  };
  await trx
    .insertInto('newsletter_readers')
    .values(reader)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const found = await ('sub' in key
    ? findBy(trx, 'sub', key.sub)
    : findBy(trx, 'address_key', key.address_key));
  return found ?? reader;
}

/** In a transaction of any module: the content API counts before it removes a newsletter. */
export async function countSubscribers<T>(trx: Transaction<T>, newsletterId: string): Promise<number> {
  const row = await (trx as unknown as Trx)
    .selectFrom('newsletter_subscriptions')
    .select((eb) => eb.fn.countAll().as('many'))
    .where('newsletter_id', '=', newsletterId)
    .executeTakeFirst();
  return Number(row?.many ?? 0);
}

const findBy = (
  from: Trx | NewsletterContext['db']['kysely'],
  column: 'id' | 'sub' | 'address_key',
  value: string,
) => from.selectFrom('newsletter_readers').selectAll().where(column, '=', value).executeTakeFirst();

/** Moves one reader's subscriptions to another; links in e-mails to the first then act for the second. */
async function merge(trx: Trx, from: Reader, into: Reader): Promise<void> {
  const subscriptions = await trx
    .selectFrom('newsletter_subscriptions')
    .select(['newsletter_id', 'since'])
    .where('reader_id', '=', from.id)
    .execute();
  for (const { newsletter_id, since } of subscriptions)
    await subscribe(trx, into.id, newsletter_id, Number(since));
  await trx.deleteFrom('newsletter_subscriptions').where('reader_id', '=', from.id).execute();
  await trx
    .updateTable('newsletter_readers')
    .set({ address: null, address_key: null, merged_into: into.id })
    .where('id', '=', from.id)
    .execute();
}

/** The reader of a user. Includes subscriptions made with the user's address before the account existed. */
export async function userReader(trx: Trx, user: User, now: number): Promise<Reader> {
  const own = await findBy(trx, 'sub', user.sub);
  const known = await findBy(trx, 'address_key', addressKey(user.email));
  const unclaimed = known?.sub === null ? known : undefined;
  if (own && unclaimed) await merge(trx, unclaimed, own);
  const reader =
    own ?? (unclaimed ? await adopt(trx, unclaimed, user.sub) : await newReader(trx, { sub: user.sub }, now));
  // If two accounts of another provider share an address, the address belongs to the first one.
  const isTaken = known !== undefined && known.sub !== null && known.id !== reader.id;
  return user.isElsewhere ? saveAddress(trx, reader, user.email, isTaken) : reader;
}

async function adopt(trx: Trx, unclaimed: Reader, sub: string): Promise<Reader> {
  const values = { sub, address: null, address_key: null };
  await trx.updateTable('newsletter_readers').set(values).where('id', '=', unclaimed.id).execute();
  return { ...unclaimed, ...values };
}

async function saveAddress(trx: Trx, reader: Reader, address: string, isTaken: boolean): Promise<Reader> {
  const values = { address, address_key: isTaken ? null : addressKey(address) };
  if (reader.address === values.address && reader.address_key === values.address_key) return reader;
  await trx.updateTable('newsletter_readers').set(values).where('id', '=', reader.id).execute();
  return { ...reader, ...values };
}

/** A reader without an account, by the address they confirmed. */
export async function addressReader(trx: Trx, address: string, now: number): Promise<Reader> {
  const key = addressKey(address);
  return (await findBy(trx, 'address_key', key)) ?? newReader(trx, { address, address_key: key }, now);
}

/** Whether an address belongs to a reader already. */
export const hasReader = async (trx: Trx, address: string): Promise<boolean> =>
  (await findBy(trx, 'address_key', addressKey(address))) !== undefined;

/** The reader that a link in an e-mail belongs to. */
export async function readerOfLink(
  { db }: Pick<NewsletterContext, 'db'>,
  id: string,
): Promise<Reader | undefined> {
  const found = await findBy(db.kysely, 'id', id);
  return found?.merged_into ? findBy(db.kysely, 'id', found.merged_into) : found;
}

export async function subscribe(
  trx: Trx,
  readerId: string,
  newsletterId: string,
  now: number,
): Promise<void> {
  await trx
    .insertInto('newsletter_subscriptions')
    .values({ newsletter_id: newsletterId, reader_id: readerId, since: now })
    .onConflict((conflict) => conflict.columns(['newsletter_id', 'reader_id']).doNothing())
    .execute();
}

export async function unsubscribe(trx: Trx, readerId: string, newsletterId: string): Promise<void> {
  await trx
    .deleteFrom('newsletter_subscriptions')
    .where('reader_id', '=', readerId)
    .where('newsletter_id', '=', newsletterId)
    .execute();
}

/** Ends every subscription of a newsletter; returns how many there were. */
export async function endSubscriptions(
  { db }: Pick<NewsletterContext, 'db'>,
  newsletterId: string,
): Promise<number> {
  const ended = await db.kysely
    .deleteFrom('newsletter_subscriptions')
    .where('newsletter_id', '=', newsletterId)
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
}

export async function setMayCount(trx: Trx, readerId: string, mayCount: boolean): Promise<void> {
  await trx
    .updateTable('newsletter_readers')
    .set({ may_count: mayCount ? 1 : 0 })
    .where('id', '=', readerId)
    .execute();
}

/** A user's subscriptions, including those made with the same address before the account existed. */
export async function subscriptionsOf(
  { db, now }: Pick<NewsletterContext, 'db' | 'now'>,
  user: User,
): Promise<{ ids: string[]; mayCount: boolean }> {
  const unclaimed = await findBy(db.kysely, 'address_key', addressKey(user.email));
  const reader =
    unclaimed?.sub === null
      ? await db.transaction((trx) => userReader(trx, user, now()))
      : await findBy(db.kysely, 'sub', user.sub);
  if (!reader) return { ids: [], mayCount: false };
  const rows = await db.kysely
    .selectFrom('newsletter_subscriptions')
    .select('newsletter_id')
    .where('reader_id', '=', reader.id)
    .orderBy('newsletter_id')
    .execute();
  return { ids: rows.map((row) => row.newsletter_id), mayCount: reader.may_count === 1 };
}
