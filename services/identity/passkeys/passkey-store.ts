import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '#database/connect.ts';
import type { IdentityTables } from '../identity-tables.ts';

export type StoredPasskey = Selectable<IdentityTables['identity_passkeys']>;
type Challenge = Pick<Selectable<IdentityTables['identity_challenges']>, 'purpose' | 'bound_to'>;

/** A passkey as its owner sees it. */
export interface PasskeyFacts {
  id: string;
  name: string;
  since: string;
  used: string | null;
}

const digestOf = (challenge: string) => createHash('sha256').update(challenge).digest('base64url');
const time = (at: number) => new Date(Number(at)).toISOString();

export const passkeysOf = (db: Database, sub: string): Promise<StoredPasskey[]> =>
  db
    .as<IdentityTables>()
    .kysely.selectFrom('identity_passkeys')
    .selectAll()
    .where('sub', '=', sub)
    .orderBy('created_at')
    .execute();

export async function listPasskeys(db: Database, sub: string): Promise<PasskeyFacts[]> {
  return (await passkeysOf(db, sub)).map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    since: time(created_at),
    used: used_at === null ? null : time(used_at),
  }));
}

export const findPasskey = (db: Database, id: string): Promise<StoredPasskey | undefined> =>
  db
    .as<IdentityTables>()
    .kysely.selectFrom('identity_passkeys')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();

/** False if the passkey is registered already. */
export async function addPasskey(db: Database, passkey: StoredPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .as<IdentityTables>()
    .kysely.insertInto('identity_passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function renamePasskey(db: Database, sub: string, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .as<IdentityTables>()
    .kysely.updateTable('identity_passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('sub', '=', sub)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function removePasskey(db: Database, sub: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .as<IdentityTables>()
    .kysely.deleteFrom('identity_passkeys')
    .where('id', '=', id)
    .where('sub', '=', sub)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Advances the counter; false if the passkey was used concurrently. */
export async function markUsed(
  db: Database,
  { id, counter }: StoredPasskey,
  next: { counter: number; at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .as<IdentityTables>()
    .kysely.updateTable('identity_passkeys')
    .set({ counter: next.counter, used_at: next.at })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function saveChallenge(
  db: Database,
  challenge: string,
  issued: Challenge & { expires_at: number },
): Promise<void> {
  await db
    .as<IdentityTables>()
    .kysely.insertInto('identity_challenges')
    .values({ digest: digestOf(challenge), ...issued })
    .execute();
}

/** Uses the challenge up, whether or not the response is valid: only one of two concurrent requests gets it. */
export async function consumeChallenge(
  db: Database,
  challenge: string,
  { purpose, bound_to }: Challenge,
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .as<IdentityTables>()
    .kysely.deleteFrom('identity_challenges')
    .where('digest', '=', digestOf(challenge))
    .where('purpose', '=', purpose)
    .where('bound_to', '=', bound_to)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function pruneChallenges(db: Database, now: number): Promise<void> {
  await db
    .as<IdentityTables>()
    .kysely.deleteFrom('identity_challenges')
    .where('expires_at', '<=', now)
    .execute();
}
