import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '#database/connect.ts';
import { type Account, type Accounts, emailKey } from './accounts.ts';
import type { AttemptCounts, CountKey } from './attempt-counts.ts';
import type { AccountEmails, EmailMessage } from './emails.ts';
import type { IdentityTables } from './identity-tables.ts';
import type { OneTimeTokens } from './one-time-tokens.ts';
import type { Passwords } from './passwords/password-hash.ts';

export interface AccountDeps {
  db: Database;
  accounts: Accounts;
  oneTimeTokens: OneTimeTokens;
  passwords: Passwords;
  emails: AccountEmails;
  counts: AttemptCounts;
  /** Queues an e-mail, in the transaction of the change it is about. */
  enqueueEmail<T>(trx: Transaction<T>, message: EmailMessage, now: number): Promise<unknown>;
  onEmailQueued(): void;
  now(): number;
}

interface Joining {
  /** The client, as one key for rate limits. */
  caller: string;
  email: string;
  password: string;
  username: string;
  givenName: string;
  familyName: string;
  country: string;
}

/** What using a link saves. Each link belongs to its own sign-up, so that a reader never confirms a stranger's password. */
interface Pending {
  /** Null if several sign-ups share one e-mail: then its recipient sets the password. */
  passwordHash: string | null;
  username: string;
  givenName: string;
  familyName: string;
  country: string;
}

/**
 * Saves a validated sign-up. The result is the same and takes as long whether the account exists or not; the owner of the
 * address learns the difference by e-mail.
 */
export async function join(deps: AccountDeps, given: Joining): Promise<{ id: string }> {
  const passwordHash = await deps.passwords.hash(given.password, given.caller);
  const { email, password: _, caller: __, ...rest } = given;
  const pending = { ...rest, passwordHash };
  const now = deps.now();
  const mailKey: CountKey[] = [{ kind: 'signUpMail', of: emailKey(email) }];
  const id = await deps.db.as<IdentityTables>().transaction(async (trx) => {
    // One e-mail a day, however many sign-ups use this address. Reserved first, so that concurrent sign-ups wait here
    // and find the account that the first one created.
    const mayWrite = await deps.counts.reserveIn(trx, mailKey, now);
    const known = await trx
      .selectFrom('identity_accounts')
      .selectAll()
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst();
    if (known?.email_verified) {
      if (mayWrite) await deps.enqueueEmail(trx, deps.emails.alreadyJoined(known.email), now);
      return undefined;
    }
    if (!known) {
      const account = await deps.accounts.create(trx, { ...pending, email }, now);
      await sendVerification(deps, trx, account, pending);
      return account.sub;
    }
    if ((await contest(trx, known, now)) && mayWrite)
      await sendVerification(deps, trx, known, { ...pending, passwordHash: null });
    return undefined;
  });
  deps.onEmailQueued();
  return { id: id ?? randomBytes(12).toString('hex') };
}

/**
 * A second sign-up for an unverified address. Which of them owns it is unknown, so no link, however old, confirms a
 * password any more: the reader who follows one sets it. False if the address has been verified since.
 */
async function contest(trx: Transaction<IdentityTables>, { sub }: Account, now: number): Promise<boolean> {
  // First, because this locks the account: a link issued or used concurrently is seen below, or finds no password.
  const { numUpdatedRows } = await trx
    .updateTable('identity_accounts')
    .set({ password_hash: null, updated_at: now })
    .where('sub', '=', sub)
    .where('email_verified', '=', 0)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const oneTimeTokens = await trx
    .selectFrom('identity_one_time_tokens')
    .select(['digest', 'pending'])
    .where('sub', '=', sub)
    .where('kind', '=', 'verify')
    .execute();
  for (const { digest, pending } of oneTimeTokens) {
    const contested: Pending = { ...(JSON.parse(pending ?? '{}') as Pending), passwordHash: null };
    await trx
      .updateTable('identity_one_time_tokens')
      .set({ pending: JSON.stringify(contested) })
      .where('digest', '=', digest)
      .execute();
  }
  return true;
}

async function sendVerification(
  deps: AccountDeps,
  trx: Transaction<IdentityTables>,
  account: Account,
  pending: Pending,
): Promise<void> {
  const linkToken = await deps.oneTimeTokens.issue(
    trx,
    { kind: 'verify', sub: account.sub, email: account.email, pending: JSON.stringify(pending) },
    deps.now(),
  );
  if (linkToken) await deps.enqueueEmail(trx, deps.emails.verify(account.email, linkToken), deps.now());
}

/** Sends another e-mail to a reader who knows the password but has not verified the address. */
export async function verifyAgain(deps: AccountDeps, account: Account): Promise<void> {
  const { password_hash, username, given_name, family_name, country } = account;
  if (!password_hash) return;
  const pending = {
    passwordHash: password_hash,
    username,
    givenName: given_name,
    familyName: family_name,
    country,
  };
  const mailKey: CountKey[] = [{ kind: 'verifyMail', of: account.email_key }];
  await deps.db.as<IdentityTables>().transaction(async (trx) => {
    // If another sign-up came while the password was checked, the link must not carry that password.
    const { numUpdatedRows } = await trx
      .updateTable('identity_accounts')
      .set({ updated_at: deps.now() })
      .where('sub', '=', account.sub)
      .where('password_hash', '=', password_hash)
      .executeTakeFirst();
    if (numUpdatedRows > 0n && (await deps.counts.reserveIn(trx, mailKey, deps.now())))
      await sendVerification(deps, trx, account, pending);
  });
  deps.onEmailQueued();
}

/**
 * Marks the address as verified and saves the pending sign-up. If several sign-ups were pending, the account can be used
 * after its password is set with the returned token.
 */
export async function verify(deps: AccountDeps, secret: string): Promise<boolean | { resetToken: string }> {
  const now = deps.now();
  const seen = await deps.oneTimeTokens.find(secret, 'verify', now);
  if (!seen) return false;
  return deps.db.as<IdentityTables>().transaction(async (trx) => {
    // The account is locked before its links, here and in `contest`.
    await deps.accounts.change(trx, seen.sub, {}, now);
    const linkToken = await deps.oneTimeTokens.consume(trx, secret, 'verify', now);
    if (!linkToken?.pending) return false;
    const pending = JSON.parse(linkToken.pending) as Pending;
    await deps.accounts.change(
      trx,
      linkToken.sub,
      {
        email_verified: 1,
        password_hash: pending.passwordHash,
        username: pending.username,
        given_name: pending.givenName,
        family_name: pending.familyName,
        country: pending.country,
      },
      now,
    );
    await deps.oneTimeTokens.revokeAll(trx, linkToken.sub);
    if (pending.passwordHash !== null) return true;
    const { sub, email } = linkToken;
    const resetToken = await deps.oneTimeTokens.issue(trx, { kind: 'reset', sub, email, pending: null }, now);
    return resetToken ? { resetToken } : false;
  });
}
