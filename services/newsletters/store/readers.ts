import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { addressKey, type Kit, type Member, type Trx } from '../context.ts';
import type { NewsletterTables } from '../newsletter-tables.ts';

export type Reader = Selectable<NewsletterTables['newsletter_readers']>;

type Key = { sub: string } | { address: string; address_key: string };

/** Of two that come at once one makes the reader, and both get it. */
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

const findBy = (from: Trx | Kit['db']['kysely'], column: 'id' | 'sub' | 'address_key', value: string) =>
  from.selectFrom('newsletter_readers').selectAll().where(column, '=', value).executeTakeFirst();

/** Moves all of one reader to another; links in letters to the first lead to the second from now on. */
async function merge(trx: Trx, from: Reader, into: Reader): Promise<void> {
  const taken = await trx
    .selectFrom('newsletter_subscriptions')
    .select(['newsletter_id', 'since'])
    .where('reader_id', '=', from.id)
    .execute();
  for (const { newsletter_id, since } of taken) await subscribe(trx, into.id, newsletter_id, Number(since));
  await trx.deleteFrom('newsletter_subscriptions').where('reader_id', '=', from.id).execute();
  await trx
    .updateTable('newsletter_readers')
    .set({ address: null, address_key: null, merged_into: into.id })
    .where('id', '=', from.id)
    .execute();
}

/** A member as reader. What was taken under the member's address before there was an account is theirs. */
export async function userReader(trx: Trx, member: Member, now: number): Promise<Reader> {
  const own = await findBy(trx, 'sub', member.sub);
  const known = await findBy(trx, 'address_key', addressKey(member.email));
  const loose = known?.sub === null ? known : undefined;
  if (own && loose) await merge(trx, loose, own);
  const reader =
    own ?? (loose ? await adopt(trx, loose, member.sub) : await newReader(trx, { sub: member.sub }, now));
  // Of two accounts of another provider with one address, the first is the one the address leads to.
  const isTaken = known !== undefined && known.sub !== null && known.id !== reader.id;
  return member.isElsewhere ? saveAddress(trx, reader, member.email, isTaken) : reader;
}

async function adopt(trx: Trx, loose: Reader, sub: string): Promise<Reader> {
  const values = { sub, address: null, address_key: null };
  await trx.updateTable('newsletter_readers').set(values).where('id', '=', loose.id).execute();
  return { ...loose, ...values };
}

async function saveAddress(trx: Trx, reader: Reader, address: string, isTaken: boolean): Promise<Reader> {
  const values = { address, address_key: isTaken ? null : addressKey(address) };
  if (reader.address === values.address && reader.address_key === values.address_key) return reader;
  await trx.updateTable('newsletter_readers').set(values).where('id', '=', reader.id).execute();
  return { ...reader, ...values };
}

/** Somebody without an account, by the address they confirmed. */
export async function addressReader(trx: Trx, address: string, now: number): Promise<Reader> {
  const key = addressKey(address);
  return (await findBy(trx, 'address_key', key)) ?? newReader(trx, { address, address_key: key }, now);
}

/** Who a link in a letter is for. */
export async function readerOfLink({ db }: Pick<Kit, 'db'>, id: string): Promise<Reader | undefined> {
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

export async function setMayCount(trx: Trx, readerId: string, mayCount: boolean): Promise<void> {
  await trx
    .updateTable('newsletter_readers')
    .set({ may_count: mayCount ? 1 : 0 })
    .where('id', '=', readerId)
    .execute();
}

/** What a member takes; whoever took letters without an account finds them here from the first look on. */
export async function subscriptionsOf(
  { db, now }: Pick<Kit, 'db' | 'now'>,
  member: Member,
): Promise<{ ids: string[]; mayCount: boolean }> {
  const loose = await findBy(db.kysely, 'address_key', addressKey(member.email));
  const reader =
    loose?.sub === null
      ? await db.transaction((trx) => userReader(trx, member, now()))
      : await findBy(db.kysely, 'sub', member.sub);
  if (!reader) return { ids: [], mayCount: false };
  const rows = await db.kysely
    .selectFrom('newsletter_subscriptions')
    .select('newsletter_id')
    .where('reader_id', '=', reader.id)
    .orderBy('newsletter_id')
    .execute();
  return { ids: rows.map((row) => row.newsletter_id), mayCount: reader.may_count === 1 };
}
