import { createLocalJWKSet, type JWTPayload, jwtVerify } from 'jose';
import type { Provider } from 'oidc-provider';
import type { Account, Accounts } from './accounts.ts';
import type { SigningKey } from './keys/key-store.ts';

export interface Bearer {
  account: Account;
  scopes: readonly string[];
}

/** Who an access token speaks for, or nobody. Both kinds: those only we can read, and JWTs for an audience. */
export async function readBearer(
  token: string,
  by: {
    provider: Provider;
    accounts: Accounts;
    keys: readonly SigningKey[];
    audiences: readonly string[];
    onRefused(why: RefusedToken): void;
  },
): Promise<Bearer | undefined> {
  const read =
    token.split('.').length === 3 ? await readJwt(token, by) : await readOpaque(token, by.provider);
  const account = typeof read === 'object' ? await by.accounts.find(read.sub) : undefined;
  if (typeof read === 'object' && account) return { account, scopes: (read.scope ?? '').split(' ') };
  by.onRefused(typeof read === 'string' ? read : 'account gone');
  return undefined;
}

/** Why a token opens nothing; for us, never for who sent it. */
export type RefusedToken = 'unknown' | 'over' | 'signature' | 'not for us' | 'malformed' | 'account gone';

interface Read {
  sub: string;
  scope: string | undefined;
}

async function readOpaque(token: string, provider: Provider): Promise<Read | RefusedToken> {
  if (!/^[\w-]{20,100}$/.test(token)) return 'malformed';
  const found = await provider.AccessToken.find(token);
  if (!found?.isValid) return 'unknown';
  if (found.expiresWithSession) {
    const session = found.sessionUid ? await provider.Session.findByUid(found.sessionUid) : undefined;
    if (session?.accountId !== found.accountId) return 'over';
  }
  return { sub: found.accountId, scope: found.scope };
}

async function readJwt(
  token: string,
  by: { provider: Provider; keys: readonly SigningKey[]; audiences: readonly string[] },
): Promise<Read | RefusedToken> {
  const keys = by.keys.map(({ jwk: { kty, n, e, kid, alg } }) => ({ kty, n, e, kid, alg }));
  try {
    const { payload }: { payload: JWTPayload } = await jwtVerify(
      token,
      createLocalJWKSet({ keys: keys.map((key) => ({ ...key, kty: key.kty ?? 'RSA' }) as never) }),
      { issuer: by.provider.issuer, audience: [...by.audiences], algorithms: ['RS256'], typ: 'at+jwt' },
    );
    return payload.sub ? { sub: payload.sub, scope: String(payload.scope ?? '') } : 'malformed';
  } catch (error) {
    return whyRefused(error);
  }
}

export function whyRefused(error: unknown): RefusedToken {
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
