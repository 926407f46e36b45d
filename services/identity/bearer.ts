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
  },
): Promise<Bearer | undefined> {
  const read =
    token.split('.').length === 3 ? await readJwt(token, by) : await readOpaque(token, by.provider);
  const account = read && (await by.accounts.find(read.sub));
  return account ? { account, scopes: (read.scope ?? '').split(' ') } : undefined;
}

interface Read {
  sub: string;
  scope: string | undefined;
}

async function readOpaque(token: string, provider: Provider): Promise<Read | undefined> {
  if (!/^[\w-]{20,100}$/.test(token)) return undefined;
  const found = await provider.AccessToken.find(token);
  if (!found?.isValid) return undefined;
  if (found.expiresWithSession) {
    const session = found.sessionUid ? await provider.Session.findByUid(found.sessionUid) : undefined;
    if (session?.accountId !== found.accountId) return undefined;
  }
  return { sub: found.accountId, scope: found.scope };
}

async function readJwt(
  token: string,
  by: { provider: Provider; keys: readonly SigningKey[]; audiences: readonly string[] },
): Promise<Read | undefined> {
  const keys = by.keys.map(({ jwk: { kty, n, e, kid, alg } }) => ({ kty, n, e, kid, alg }));
  try {
    const { payload }: { payload: JWTPayload } = await jwtVerify(
      token,
      createLocalJWKSet({ keys: keys.map((key) => ({ ...key, kty: key.kty ?? 'RSA' }) as never) }),
      { issuer: by.provider.issuer, audience: [...by.audiences], algorithms: ['RS256'], typ: 'at+jwt' },
    );
    return payload.sub ? { sub: payload.sub, scope: String(payload.scope ?? '') } : undefined;
  } catch {
    return undefined;
  }
}
