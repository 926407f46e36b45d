import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '#database/connect.ts';
import { type Account, type Accounts, emailKey } from './accounts.ts';
import type { IdentityTables } from './identity-tables.ts';
import type { AccountLetters, Letter } from './letters.ts';
import type { Passwords } from './passwords/password-hash.ts';
import type { Tickets } from './tickets.ts';

export interface Desk {
  db: Database;
  accounts: Accounts;
  tickets: Tickets;
  passwords: Passwords;
  letters: AccountLetters;
  /** Puts a letter into the outbox, in the transaction it belongs to. */
  addLetter<T>(trx: Transaction<T>, letter: Letter, now: number): Promise<unknown>;
  onLetter(): void;
  now(): number;
}

export interface Joining {
  email: string;
  password: string;
  username: string;
  givenName: string;
  familyName: string;
  country: string;
}

/** What a used link makes true. Each link stands for its own sign-up: nobody confirms a stranger's password. */
interface Pending {
  passwordHash: string;
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
  const passwordHash = await desk.passwords.hash(given.password);
  const { email, password: _, ...rest } = given;
  const pending = { ...rest, passwordHash };
  const now = desk.now();
  const id = await desk.db.as<IdentityTables>().transaction(async (trx) => {
    const known = await trx
      .selectFrom('identity_accounts')
      .selectAll()
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst();
    if (known?.email_verified) {
      await desk.addLetter(trx, desk.letters.alreadyJoined(known.email), now);
      return undefined;
    }
    const account = known ?? (await desk.accounts.create(trx, { ...pending, email }, now));
    if (known) await desk.accounts.change(trx, known.sub, { password_hash: passwordHash }, now);
    await sendVerification(desk, trx, account, pending);
    return known ? undefined : account.sub;
  });
  desk.onLetter();
  return { id: id ?? randomBytes(12).toString('hex') };
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
  if (ticket) await desk.addLetter(trx, desk.letters.verify(account.email, ticket), desk.now());
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
  await desk.db.as<IdentityTables>().transaction((trx) => sendVerification(desk, trx, account, pending));
  desk.onLetter();
}

/** The address is the reader's: from now on the account of this very sign-up can be used. */
export async function verify(desk: Desk, secret: string): Promise<boolean> {
  const now = desk.now();
  return desk.db.as<IdentityTables>().transaction(async (trx) => {
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
    return true;
  });
}
