import type { Database } from '#database/connect.ts';
import { type Migrated, type Migration, migrate } from '#database/migrate.ts';
import { migrateOutbox } from '#database/outbox.ts';
import { renameTable } from '#database/rename.ts';

export type Role = 'reader' | 'staff';
export type OneTimeTokenKind = 'verify' | 'reset' | 'email' | 'link';

export interface IdentityTables {
  identity_accounts: {
    sub: string;
    /** As the user typed it, for e-mails. */
    email: string;
    /** In the form that is compared. */
    email_key: string;
    email_verified: number;
    password_hash: string | null;
    username: string;
    given_name: string;
    family_name: string;
    country: string;
    avatar: 'none' | 'upload' | 'gravatar';
    /** The picture's id; a new one whenever the picture changes, so that caches may store it. */
    avatar_id: string | null;
    role: Role;
    login_count: number;
    created_at: number;
    updated_at: number;
    last_login_at: number | null;
  };
  identity_avatars: { id: string; sub: string; webp_base64: string };
  /** What the provider stores: sessions, grants, codes, tokens. */
  identity_records: {
    model: string;
    /** Codes and tokens are stored as a digest, so that a copy of the database cannot be used to sign in. */
    id: string;
    payload: string;
    grant_id: string | null;
    uid: string | null;
    account_id: string | null;
    expires_at: number | null;
    consumed_at: number | null;
  };
  identity_keys: { kid: string; sealed: string; created_at: number };
  /** One-time tokens of links in e-mails, by the digest of their secret. */
  identity_one_time_tokens: {
    digest: string;
    kind: OneTimeTokenKind;
    sub: string;
    email: string;
    /** What is saved when the link is used: the password and profile of a sign-up, or the page to return to. */
    pending: string | null;
    created_at: number;
    expires_at: number;
  };
  /** Previous and requested addresses of an account: e-mails were sent to them. */
  identity_addresses: { sub: string; email: string; since: number };
  identity_passkeys: {
    /** The credential's id, as the authenticator named it (base64url). */
    id: string;
    sub: string;
    /** COSE, base64url. */
    public_key: string;
    /** The authenticator's signature counter; 0 if it has none. */
    counter: number;
    /** JSON: the transports a browser can use to reach it. */
    transports: string;
    name: string;
    created_at: number;
    used_at: number | null;
  };
  /** Passkey challenges, by their digest; each is used once. */
  identity_challenges: {
    digest: string;
    purpose: 'register' | 'sign-in';
    /** The account or the sign-in it was issued for. */
    bound_to: string;
    expires_at: number;
  };
  /** Failed attempts, by digests of the counted key. */
  identity_attempts: { key: string; failures: number; since: number };
}

const accounts: Migration = {
  name: '013-accounts',
  async up(trx) {
    const { schema } = trx;
    await schema
      .createTable('identity_accounts')
      .addColumn('sub', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull().unique())
      .addColumn('email_verified', 'integer', (column) => column.notNull())
      .addColumn('password_hash', 'text')
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('given_name', 'text', (column) => column.notNull())
      .addColumn('family_name', 'text', (column) => column.notNull())
      .addColumn('country', 'text', (column) => column.notNull())
      .addColumn('avatar', 'text', (column) => column.notNull())
      .addColumn('avatar_id', 'text')
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('login_count', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('last_login_at', 'bigint')
      .execute();
    await schema
      .createTable('identity_avatars')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('sub', 'text', (column) => column.notNull())
      .addColumn('webp_base64', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('identity_records')
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('grant_id', 'text')
      .addColumn('uid', 'text')
      .addColumn('account_id', 'text')
      .addColumn('expires_at', 'bigint')
      .addColumn('consumed_at', 'bigint')
      .addPrimaryKeyConstraint('identity_records_key', ['model', 'id'])
      .execute();
    await schema
      .createTable('identity_keys')
      .addColumn('kid', 'text', (column) => column.primaryKey())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('identity_tickets')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('sub', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('pending', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('identity_attempts')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .execute();
    const indexes = [
      ['identity_avatars', 'sub'],
      ['identity_records', 'grant_id'],
      ['identity_records', 'uid'],
      ['identity_records', 'account_id'],
      ['identity_records', 'expires_at'],
      ['identity_tickets', 'sub'],
      ['identity_attempts', 'since'],
    ] as const;
    for (const [table, column] of indexes)
      await schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  },
};

const passkeys: Migration = {
  name: '014-passkeys',
  async up({ schema }) {
    await schema
      .createTable('identity_addresses')
      .addColumn('sub', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('identity_addresses_key', ['sub', 'email'])
      .execute();
    await schema
      .createTable('identity_passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('sub', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await schema
      .createTable('identity_challenges')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('bound_to', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('identity_passkeys_sub').on('identity_passkeys').column('sub').execute();
    await schema
      .createIndex('identity_challenges_expires_at')
      .on('identity_challenges')
      .column('expires_at')
      .execute();
  },
};

const plainNames: Migration = {
  name: '015-plain-names',
  up: (trx, dialect) => renameTable(trx, dialect, 'identity_tickets', 'identity_one_time_tokens'),
};

export const identityMigrations: readonly Migration[] = [accounts, passkeys, plainNames];

/** The outbox first: the end of a session is announced there. */
export async function migrateIdentity(db: Database): Promise<Migrated> {
  await migrateOutbox(db);
  return migrate(db, 'identity', identityMigrations);
}
