import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import type { IdentityTables } from '../identity-tables.ts';
import { arrangeKeys } from './arrange-keys.ts';
import type { Seal } from './seal.ts';

const lockNumber = 712_019_013;

export type NewPrivateKey = () => Promise<CryptoKey>;

export interface SigningKey {
  kid: string;
  createdAt: number;
  /** With its private part. */
  jwk: JWK;
}

export interface KeyStore {
  /** The current keys, the signing one first; creates the first or next key when it is due. */
  current(now: number): Promise<SigningKey[]>;
}

interface KeyStoreOptions {
  db: Database;
  seal: Seal;
  /** Replaces key generation, which is slow. */
  newPrivateKey?: NewPrivateKey | undefined;
}

export function createKeyStore({ db, seal, newPrivateKey = generate }: KeyStoreOptions): KeyStore {
  const own = db.as<IdentityTables>();
  return {
    current: (now) =>
      own.transaction(async (trx) => {
        // Processes that start together must create one key, not one each.
        if (db.dialect === 'postgres')
          await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(trx);
        const rows = await trx.selectFrom('identity_keys').selectAll().execute();
        const known = rows.flatMap(({ kid, sealed, created_at }): SigningKey[] => {
          const text = seal.open(sealed);
          // Encrypted with a previous secret: it cannot be used any more.
          return text ? [{ kid, createdAt: Number(created_at), jwk: JSON.parse(text) as JWK }] : [];
        });
        const { published, ended, needsNew } = arrangeKeys(known, now);
        if (ended.length > 0)
          await trx
            .deleteFrom('identity_keys')
            .where(
              'kid',
              'in',
              ended.map(({ kid }) => kid),
            )
            .execute();
        if (!needsNew) return published;
        const made = await makeKey(now, newPrivateKey);
        const sealed = seal.close(JSON.stringify(made.jwk));
        await trx.insertInto('identity_keys').values({ kid: made.kid, sealed, created_at: now }).execute();
        return [...published, made];
      }),
  };
}

async function generate(): Promise<CryptoKey> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  return privateKey;
}

async function makeKey(createdAt: number, newPrivateKey: NewPrivateKey): Promise<SigningKey> {
  const kid = crypto.randomUUID();
  const jwk = { ...(await exportJWK(await newPrivateKey())), kid, alg: 'RS256', use: 'sig' };
  return { kid, createdAt, jwk };
}
