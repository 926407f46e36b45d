import type { Transaction } from 'kysely';
import type { Account } from './accounts.ts';
import type { IdentityTables } from './identity-tables.ts';
import type { AccountDeps } from './join.ts';
import { endSessions } from './provider/record-adapter.ts';

/** E-mails a reset link to the account's owner, if there is one. Callers do not await it: the time would reveal it. */
export async function sendReset(deps: AccountDeps, email: string): Promise<void> {
  const account = await deps.accounts.findByEmail(email);
  if (!account) return;
  const now = deps.now();
  await deps.db.as<IdentityTables>().transaction(async (trx) => {
    const { sub } = account;
    const linkToken = await deps.oneTimeTokens.issue(
      trx,
      { kind: 'reset', sub, email: account.email, pending: null },
      now,
    );
    if (linkToken) await deps.enqueueEmail(trx, deps.emails.reset(account.email, linkToken), now);
  });
  deps.onEmailQueued();
}

/** Sets the password of the account the link was issued for, and ends all its sessions. */
export async function resetPassword(
  deps: AccountDeps,
  secret: string,
  { password, caller }: { password: string; caller: string },
): Promise<string | undefined> {
  if (!(await deps.oneTimeTokens.find(secret, 'reset', deps.now()))) return undefined;
  const hash = await deps.passwords.hash(password, caller);
  const now = deps.now();
  const sub = await deps.db.as<IdentityTables>().transaction(async (trx) => {
    const linkToken = await deps.oneTimeTokens.consume(trx, secret, 'reset', now);
    if (!linkToken) return undefined;
    // The e-mail was received at the account's address, which is what verification proves.
    await deps.accounts.change(trx, linkToken.sub, { password_hash: hash, email_verified: 1 }, now);
    await deps.oneTimeTokens.revokeAll(trx, linkToken.sub);
    await deps.enqueueEmail(trx, deps.emails.changed(linkToken.email, 'password'), now);
    await endSessions(trx, linkToken.sub, { now, dialect: deps.db.dialect });
    return linkToken.sub;
  });
  deps.onEmailQueued();
  return sub;
}

/**
 * Changes the password from the preferences, after the old one was confirmed. Ends every token and every session except
 * that of the browser that made the change.
 */
export async function changePassword(
  deps: AccountDeps,
  account: Account,
  given: { next: string; sessionUid: string | undefined; caller: string },
): Promise<void> {
  const { sub } = account;
  const hash = await deps.passwords.hash(given.next, given.caller);
  const now = deps.now();
  await deps.db.as<IdentityTables>().transaction(async (trx) => {
    await deps.accounts.change(trx, sub, { password_hash: hash }, now);
    await deps.oneTimeTokens.revokeAll(trx, sub);
    await deps.enqueueEmail(trx, deps.emails.changed(account.email, 'password'), now);
    await endSessions(trx, sub, { now, keep: given.sessionUid, dialect: deps.db.dialect });
  });
  deps.onEmailQueued();
}

/** The address changes when its owner follows the link in an e-mail to it. */
export async function requestNewAddress(deps: AccountDeps, sub: string, email: string): Promise<void> {
  const now = deps.now();
  await deps.db.as<IdentityTables>().transaction(async (trx) => {
    const linkToken = await deps.oneTimeTokens.issue(
      trx,
      { kind: 'email', sub, email: email.trim(), pending: null },
      now,
    );
    if (!linkToken) return;
    await saveAddress(trx, sub, email.trim(), now);
    await deps.enqueueEmail(trx, deps.emails.newAddress(email.trim(), linkToken), now);
  });
  deps.onEmailQueued();
}

/** E-mails were sent to this address, so erasing the account has to cover it. */
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

export async function confirmNewAddress(deps: AccountDeps, secret: string): Promise<boolean> {
  const now = deps.now();
  const done = await deps.db.as<IdentityTables>().transaction(async (trx) => {
    const linkToken = await deps.oneTimeTokens.consume(trx, secret, 'email', now);
    if (!linkToken) return false;
    const key = linkToken.email.toLowerCase();
    const owner = await trx
      .selectFrom('identity_accounts')
      .select('sub')
      .where('email_key', '=', key)
      .executeTakeFirst();
    const account = await trx
      .selectFrom('identity_accounts')
      .selectAll()
      .where('sub', '=', linkToken.sub)
      .executeTakeFirst();
    if (!account || (owner && owner.sub !== linkToken.sub)) return false;
    await deps.accounts.change(
      trx,
      linkToken.sub,
      { email: linkToken.email, email_key: key, email_verified: 1 },
      now,
    );
    await deps.oneTimeTokens.revokeAll(trx, linkToken.sub);
    await saveAddress(trx, linkToken.sub, account.email, now);
    await deps.enqueueEmail(trx, deps.emails.changed(account.email, 'email address'), now);
    return true;
  });
  deps.onEmailQueued();
  return done;
}
