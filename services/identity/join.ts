import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '#database/connect.ts';
import { type Account, type Accounts, emailKey } from './accounts.ts';
import type { AttemptCounts, CountKey } from './attempt-counts.ts';
import type { AccountEmails, Letter } from './emails.ts';
import type { IdentityTables } from './identity-tables.ts';
import type { Tickets } from './one-time-tokens.ts';
import type { Passwords } from './passwords/password-hash.ts';

export interface Desk {
  db: Database;
  accounts: Accounts;
  tickets: Tickets;
  passwords: Passwords;
  letters: AccountEmails;
  counts: AttemptCounts;
  /** Puts a letter into the outbox, in the transaction it belongs to. */
  enqueueEmail<T>(trx: Transaction<T>, letter: Letter, now: number): Promise<unknown>;
  onEmailQueued(): void;
  now(): number;
}

export interface Joining {
  /** The address of who signs up, as one key for counting. */
  caller: string;
  email: string;
  password: string;
  username: string;
  givenName: string;
  familyName: string;
  country: string;
}

/** What a used link makes true. Each link stands for its own sign-up: nobody confirms a stranger's password. */
interface Pending {
  /** Null when several sign-ups waited for one e-mail: then its reader chooses the password. */
  passwordHash: string | null;
  username: string;
  givenName: string;
  familyName: string;
  country: string;
}

/**
 * Takes a sign-up that was checked already. The answer is the same whether there is such an account or not, and takes
 * as long: the owner of the address learns the difference by letter.
 */
export async function join(desk: Desk, given: Joining): Promise<{ id: string }> {
  const passwordHash = await desk.passwords.hash(given.password, given.caller);
  const { email, password: _, caller: __, ...rest } = given;
  const pending = { ...rest, passwordHash };
  const now = desk.now();
  const mailKey: CountKey[] = [{ kind: 'signUpMail', of: emailKey(email) }];
  const id = await desk.db.as<IdentityTables>().transaction(async (trx) => {
    // One e-mail a day, however often somebody signs up with this address. First of all: of several sign-ups at once the
    // others wait here, and find the account that one has made.
    const mayWrite = await desk.counts.reserveIn(trx, mailKey, now);
    const known = await trx
      .selectFrom('identity_accounts')
      .selectAll()
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst();
    if (known?.email_verified) {
      if (mayWrite) await desk.enqueueEmail(trx, desk.letters.alreadyJoined(known.email), now);
      return undefined;
    }
    if (!known) {
      const account = await desk.accounts.create(trx, { ...pending, email }, now);
      await sendVerification(desk, trx, account, pending);
      return account.sub;
    }
    if ((await contest(trx, known, now)) && mayWrite)
      await sendVerification(desk, trx, known, { ...pending, passwordHash: null });
    return undefined;
  });
  desk.onEmailQueued();
  return { id: id ?? randomBytes(12).toString('hex') };
}

/**
 * Somebody signed up again with an address that nobody has verified. Who of them owns it is not known, so no link, however
 * old, makes anybody's password true: whoever follows one sets it. False when the address was verified meanwhile.
 */
async function contest(trx: Transaction<IdentityTables>, { sub }: Account, now: number): Promise<boolean> {
  // First, as this locks the account: a link that is being issued or used meanwhile is seen below, or finds no password.
  const { numUpdatedRows } = await trx
    .updateTable('identity_accounts')
    .set({ password_hash: null, updated_at: now })
    .where('sub', '=', sub)
    .where('email_verified', '=', 0)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const tickets = await trx
    .selectFrom('identity_tickets')
    .select(['digest', 'pending'])
    .where('sub', '=', sub)
    .where('kind', '=', 'verify')
    .execute();
  for (const { digest, pending } of tickets) {
    const contested: Pending = { ...(JSON.parse(pending ?? '{}') as Pending), passwordHash: null };
    await trx
      .updateTable('identity_tickets')
      .set({ pending: JSON.stringify(contested) })
      .where('digest', '=', digest)
      .execute();
  }
  return true;
}

async function sendVerification(
  desk: Desk,
  trx: Transaction<IdentityTables>,
  account: Account,
  pending: Pending,
): Promise<void> {
  const ticket = await desk.tickets.issue(
    trx,
    { kind: 'verify', sub: account.sub, email: account.email, pending: JSON.stringify(pending) },
    desk.now(),
  );
  if (ticket) await desk.enqueueEmail(trx, desk.letters.verify(account.email, ticket), desk.now());
}

/** Another letter for somebody who knows the password and has not verified the address. */
export async function verifyAgain(desk: Desk, account: Account): Promise<void> {
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
  await desk.db.as<IdentityTables>().transaction(async (trx) => {
    // Another sign-up may have come while the password was checked: then the link must not carry it.
    const { numUpdatedRows } = await trx
      .updateTable('identity_accounts')
      .set({ updated_at: desk.now() })
      .where('sub', '=', account.sub)
      .where('password_hash', '=', password_hash)
      .executeTakeFirst();
    if (numUpdatedRows > 0n && (await desk.counts.reserveIn(trx, mailKey, desk.now())))
      await sendVerification(desk, trx, account, pending);
  });
  desk.onEmailQueued();
}

/**
 * The address is the reader's: from now on the account of this very sign-up can be used. Where several sign-ups waited,
 * it can be used after its password was set with the ticket that comes back.
 */
export async function verify(desk: Desk, secret: string): Promise<boolean | { resetToken: string }> {
  const now = desk.now();
  const seen = await desk.tickets.look(secret, 'verify', now);
  if (!seen) return false;
  return desk.db.as<IdentityTables>().transaction(async (trx) => {
    // The account is locked before its links, here and where another sign-up contests them.
    await desk.accounts.change(trx, seen.sub, {}, now);
    const ticket = await desk.tickets.take(trx, secret, 'verify', now);
    if (!ticket?.pending) return false;
    const pending = JSON.parse(ticket.pending) as Pending;
    await desk.accounts.change(
      trx,
      ticket.sub,
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
    await desk.tickets.dropAll(trx, ticket.sub);
    if (pending.passwordHash !== null) return true;
    const { sub, email } = ticket;
    const resetToken = await desk.tickets.issue(trx, { kind: 'reset', sub, email, pending: null }, now);
    return resetToken ? { resetToken } : false;
  });
}
