import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AccountPreferences, AccountProfile } from '#content/entities/account-profile.ts';
import type { Database } from '#database/connect.ts';
import type { IdentityTables, Role } from './identity-tables.ts';

export type Account = Selectable<IdentityTables['identity_accounts']>;
type Trx = Transaction<IdentityTables>;

/** Addresses are compared without case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

interface NewAccount {
  email: string;
  passwordHash: string | null;
  username: string;
  givenName?: string;
  familyName?: string;
  country?: string;
  role?: Role;
  isVerified?: boolean;
}

export interface Accounts {
  find(sub: string): Promise<Account | undefined>;
  findByEmail(email: string): Promise<Account | undefined>;
  create(trx: Trx, given: NewAccount, now: number): Promise<Account>;
  change(trx: Trx, sub: string, values: Partial<Account>, now: number): Promise<void>;
  /** Counts a sign-in if the password is still the one that was checked; false if it has changed since. */
  countLogin(sub: string, now: number, checked?: { passwordHash: string | null }): Promise<boolean>;
  count(): Promise<number>;
}

export function createAccounts(db: Database): Accounts {
  const { kysely } = db.as<IdentityTables>();
  const findBy = (from: Kysely<IdentityTables>, column: 'sub' | 'email_key', value: string) =>
    from.selectFrom('identity_accounts').selectAll().where(column, '=', value).executeTakeFirst();
  return {
    find: (sub) => findBy(kysely, 'sub', sub),
    findByEmail: async (email) =>
      // No address contains a zero byte, and PostgreSQL rejects a query with one.
      email.includes('\0') ? undefined : findBy(kysely, 'email_key', emailKey(email)),
    async create(trx, given, now) {
      const account: Account = {
        sub: randomBytes(12).toString('hex'),
        email: given.email.trim(),
        email_key: emailKey(given.email),
        email_verified: given.isVerified ? 1 : 0,
        password_hash: given.passwordHash,
        username: given.username,
        given_name: given.givenName ?? '',
        family_name: given.familyName ?? '',
        country: given.country ?? '',
        avatar: 'none',
        avatar_id: null,
        role: given.role ?? 'reader',
        login_count: 0,
        created_at: now,
        updated_at: now,
        last_login_at: null,
      };
      await trx.insertInto('identity_accounts').values(account).execute();
      return account;
    },
    async change(trx, sub, values, now) {
      await trx
        .updateTable('identity_accounts')
        .set({ ...values, updated_at: now })
        .where('sub', '=', sub)
        .execute();
    },
    async countLogin(sub, now, checked) {
      const counted = kysely
        .updateTable('identity_accounts')
        .set((eb) => ({ login_count: eb('login_count', '+', 1), last_login_at: now }))
        .where('sub', '=', sub);
      const { numUpdatedRows } = await (checked
        ? counted.where('password_hash', '=', checked.passwordHash)
        : counted
      ).executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async count() {
      const row = await kysely
        .selectFrom('identity_accounts')
        .select((eb) => eb.fn.countAll().as('many'))
        .executeTakeFirst();
      return Number(row?.many ?? 0);
    },
  };
}

export const displayName = (account: Account): string =>
  [account.given_name, account.family_name].filter(Boolean).join(' ') || account.username;

/** The picture URL of an account; `base` is the issuer. */
export function pictureOf(account: Account, base: string): string | undefined {
  return account.avatar !== 'none' && account.avatar_id ? `${base}avatars/${account.avatar_id}` : undefined;
}

export function profileOf(account: Account, base: string): AccountProfile {
  return {
    id: account.sub,
    email: account.email,
    emailVerified: account.email_verified === 1,
    username: account.username,
    firstName: account.given_name,
    lastName: account.family_name,
    country: account.country,
    avatar: account.avatar,
    picture: pictureOf(account, base) ?? null,
    role: account.role,
  };
}

export const columnsOf = (given: AccountPreferences) => ({
  username: given.username,
  given_name: given.firstName,
  family_name: given.lastName,
  country: given.country,
  avatar: given.avatar,
});
