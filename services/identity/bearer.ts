import { createPublicKey, verify } from 'node:crypto';
import { createLocalJWKSet, type JWTPayload, jwtVerify } from 'jose';
import type { Provider } from 'oidc-provider';
import type { Database } from '#database/connect.ts';
import type { Account } from './accounts.ts';
import type { IdentityTables } from './identity-tables.ts';
import type { SigningKey } from './keys/key-store.ts';
import { findLiveAccount, type Lineage, lineageClaims } from './live-account.ts';
import { recordKey } from './provider/record-adapter.ts';
import { isTwoFactorSession } from './two-factor.ts';

/** An account, and how its user proved to be its owner. */
export interface SignedIn {
  account: Account;
  /** Only of accounts of staff: others never need two factors. */
  isTwoFactor: boolean;
  /** The session that the user signed in to; a token that outlives its session has none. */
  session: string | undefined;
}

export interface Bearer extends SignedIn {
  scopes: readonly string[];
  /** The grant and session the token was issued from. */
  lineage: Lineage;
}

/**
 * The account an access token belongs to. Reads opaque tokens and JWTs for an audience. Neither is enough by itself: its
 * grant, its session and the account must still be stored, so that a token ends when they do.
 */
export async function readBearer(
  token: string,
  by: {
    provider: Provider;
    db: Database;
    keys: readonly SigningKey[];
    audiences: readonly string[];
    now(): number;
    onRejected(why: RejectedToken): void;
  },
): Promise<Bearer | undefined> {
  const read =
    token.split('.').length === 3 ? await readJwt(token, by) : await readOpaque(token, by.provider);
  const account = typeof read === 'object' ? await findLiveAccount(by.db, read.lineage, by.now()) : undefined;
  if (typeof read === 'object' && account) {
    const { lineage, scope = '' } = read;
    const isTwoFactor =
      account.role === 'staff' && (await isTwoFactorSession(by.db, account.sub, lineage.sessionUid));
    const session = lineage.isOffline ? undefined : lineage.sessionUid;
    return { account, scopes: scope.split(' '), lineage, isTwoFactor, session };
  }
  by.onRejected(typeof read === 'string' ? read : 'over');
  return undefined;
}

/** Why a token was rejected; for logs and the audit log, never in a response. */
export type RejectedToken = 'unknown' | 'over' | 'signature' | 'not for us' | 'malformed';

interface Read {
  lineage: Lineage;
  scope: string | undefined;
}

async function readOpaque(token: string, provider: Provider): Promise<Read | RejectedToken> {
  if (!/^[\w-]{20,100}$/.test(token)) return 'malformed';
  const found = await provider.AccessToken.find(token);
  if (!found?.isValid) return 'unknown';
  const lineage = {
    sub: found.accountId,
    grantId: found.grantId ?? '',
    sessionUid: found.sessionUid,
    isOffline: !found.expiresWithSession,
  };
  return { lineage, scope: found.scope };
}

const publicKeys = (keys: readonly SigningKey[]) =>
  createLocalJWKSet({
    keys: keys.map(({ jwk: { kty = 'RSA', n, e, kid, alg } }) => ({ kty, n, e, kid, alg }) as never),
  });

/**
 * Whether this service issued the token, even if it has expired: by its signature, or while its record is stored.
 * Signatures are checked synchronously, because a guess must be counted before the next one is read.
 */
export function isOwnToken(
  token: string,
  by: { db: Database; keys: readonly SigningKey[] },
): boolean | Promise<boolean> {
  const [head = '', body = '', signature] = token.split('.');
  if (signature !== undefined) {
    const signed = Buffer.from(`${head}.${body}`);
    return by.keys.some(({ jwk }) =>
      verify('RSA-SHA256', signed, publicKey(jwk), Buffer.from(signature, 'base64url')),
    );
  }
  return opaqueForm.test(token) && isStored(by.db, token);
}

const opaqueForm = /^[\w-]{43}$/;
// The key store only holds RSA keys; one without modulus and exponent makes `createPublicKey` throw.
const publicKey = ({ kty, n = '', e = '' }: SigningKey['jwk']) =>
  createPublicKey({ key: { kty: kty ?? 'RSA', n, e }, format: 'jwk' });

async function isStored(db: Database, token: string): Promise<boolean> {
  const row = await db
    .as<IdentityTables>()
    .kysely.selectFrom('identity_records')
    .select('id')
    .where('model', '=', 'AccessToken')
    .where('id', '=', recordKey(token))
    .executeTakeFirst();
  return row !== undefined;
}

async function readJwt(
  token: string,
  by: { provider: Provider; keys: readonly SigningKey[]; audiences: readonly string[] },
): Promise<Read | RejectedToken> {
  try {
    const { payload }: { payload: JWTPayload } = await jwtVerify(token, publicKeys(by.keys), {
      issuer: by.provider.issuer,
      audience: [...by.audiences],
      algorithms: ['RS256'],
      typ: 'at+jwt',
    });
    const lineage = payload.sub ? lineageClaims.read(payload.sub, payload) : undefined;
    return lineage ? { lineage, scope: String(payload.scope ?? '') } : 'malformed';
  } catch (error) {
    return whyRejected(error);
  }
}

export function whyRejected(error: unknown): RejectedToken {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'ERR_JWT_EXPIRED':
      return 'over';
    case 'ERR_JWT_CLAIM_VALIDATION_FAILED':
      return 'not for us';
    case 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED':
    case 'ERR_JWKS_NO_MATCHING_KEY':
      return 'signature';
    default:
      return 'malformed';
  }
}
