import type { Transaction } from 'kysely';
import type { Account } from './accounts.ts';
import type { IdentityTables } from './identity-tables.ts';
import type { Desk } from './join.ts';
import { endSessions } from './provider/record-adapter.ts';

/** Writes to the owner of an account, if there is one. Nobody who asks waits for it: time would tell. */
export async function sendReset(desk: Desk, email: string): Promise<void> {
  const account = await desk.accounts.findByEmail(email);
  if (!account) return;
  const now = desk.now();
  await desk.db.as<IdentityTables>().transaction(async (trx) => {
    const { sub } = account;
    const ticket = await desk.tickets.issue(
      trx,
      { kind: 'reset', sub, email: account.email, pending: null },
      now,
    );
    if (ticket) await desk.enqueueEmail(trx, desk.letters.reset(account.email, ticket), now);
  });
  desk.onEmailQueued();
}

/** Sets the password of who holds the link. Whoever was signed in with the old one no longer is. */
export async function resetPassword(
  desk: Desk,
  secret: string,
  { password, caller }: { password: string; caller: string },
): Promise<string | undefined> {
  if (!(await desk.tickets.look(secret, 'reset', desk.now()))) return undefined;
  const hash = await desk.passwords.hash(password, caller);
  const now = desk.now();
  const sub = await desk.db.as<IdentityTables>().transaction(async (trx) => {
    const ticket = await desk.tickets.take(trx, secret, 'reset', now);
    if (!ticket) return undefined;
    // The letter came to the address of the account: that is all verification wants to know.
    await desk.accounts.change(trx, ticket.sub, { password_hash: hash, email_verified: 1 }, now);
    await desk.tickets.dropAll(trx, ticket.sub);
    await endSessions(trx, ticket.sub, { now });
    await desk.enqueueEmail(trx, desk.letters.changed(ticket.email, 'password'), now);
    return ticket.sub;
  });
  desk.onEmailQueued();
  return sub;
}

/**
 * From the preferences, after the old password was confirmed. Everything issued before ends: every token, and every
 * session but the one of the browser that made the change.
 */
export async function changePassword(
  desk: Desk,
  account: Account,
  given: { next: string; sessionUid: string | undefined; caller: string },
): Promise<void> {
  const { sub } = account;
  const hash = await desk.passwords.hash(given.next, given.caller);
  const now = desk.now();
  await desk.db.as<IdentityTables>().transaction(async (trx) => {
    await desk.accounts.change(trx, sub, { password_hash: hash }, now);
    await desk.tickets.dropAll(trx, sub);
    await endSessions(trx, sub, { now, keep: given.sessionUid });
    await desk.enqueueEmail(trx, desk.letters.changed(account.email, 'password'), now);
  });
  desk.onEmailQueued();
}

/** The address changes when its owner says so, by the link in a letter to it. */
export async function requestNewAddress(desk: Desk, sub: string, email: string): Promise<void> {
  const now = desk.now();
  await desk.db.as<IdentityTables>().transaction(async (trx) => {
    const ticket = await desk.tickets.issue(
      trx,
      { kind: 'email', sub, email: email.trim(), pending: null },
      now,
    );
    if (!ticket) return;
    await saveAddress(trx, sub, email.trim(), now);
    await desk.enqueueEmail(trx, desk.letters.newAddress(email.trim(), ticket), now);
  });
  desk.onEmailQueued();
}

/** Letters went there: who is forgotten one day is forgotten there too. */
async function saveAddress(
  trx: Transaction<IdentityTables>,
  sub: string,
  email: string,
  since: number,
): Promise<void> {
  await trx
    .insertInto('identity_addresses')
    .values({ sub, email, since })
    .onConflict((conflict) => conflict.columns(['sub', 'email']).doNothing())
    .execute();
}

export async function takeNewAddress(desk: Desk, secret: string): Promise<boolean> {
  const now = desk.now();
  const done = await desk.db.as<IdentityTables>().transaction(async (trx) => {
    const ticket = await desk.tickets.take(trx, secret, 'email', now);
    if (!ticket) return false;
    const key = ticket.email.toLowerCase();
    const owner = await trx
      .selectFrom('identity_accounts')
      .select('sub')
      .where('email_key', '=', key)
      .executeTakeFirst();
    const account = await trx
      .selectFrom('identity_accounts')
      .selectAll()
      .where('sub', '=', ticket.sub)
      .executeTakeFirst();
    if (!account || (owner && owner.sub !== ticket.sub)) return false;
    await desk.accounts.change(
      trx,
      ticket.sub,
      { email: ticket.email, email_key: key, email_verified: 1 },
      now,
    );
    await desk.tickets.dropAll(trx, ticket.sub);
    await saveAddress(trx, ticket.sub, account.email, now);
    await desk.enqueueEmail(trx, desk.letters.changed(account.email, 'email address'), now);
    return true;
  });
  desk.onEmailQueued();
  return done;
}
