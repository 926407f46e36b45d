import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { providerSilent } from '#content/rules/account/provider-silent.ts';
import { type RejectedToken, whyRejected } from '../bearer.ts';
import { createKeySet, type RequestProvider } from './key-set.ts';

/** A reader whose account is with another provider. */
interface ExternalAccount {
  sub: string;
  email: string;
  name: string;
}

interface ExternalAccountsOptions {
  /** With a slash at its end, as Auth0 writes it. */
  issuer: string;
  /** The API the tokens are for; tokens for other services of the same publisher are rejected. */
  audience: string;
  clientId: string;
  request: RequestProvider;
  onRejected(why: RejectedToken | 'another client' | 'address not verified'): void;
  now(): number;
}

/** Profiles are cached, because Auth0 limits these calls. */
const cacheMilliseconds = 5 * 60_000;
const maxCached = 5000;
const claims = z.object({
  sub: z.string().min(1).max(200),
  azp: z.string().optional(),
  client_id: z.string().optional(),
});
const userInfo = z.object({
  sub: z.string(),
  email: z.string().min(3).max(254),
  email_verified: z.boolean(),
  name: z.string().max(300).optional(),
  nickname: z.string().max(300).optional(),
});

/**
 * Reads access tokens of another provider: a JWT of the issuer, for this audience and client, verified with its published
 * keys. The name and address come from the provider's `/userinfo`.
 * @example
 * const accounts = createExternalAccounts({ issuer: 'https://login.example.com/', audience, clientId, request, … });
 * const account = await accounts.read(token);
 */
export function createExternalAccounts(options: ExternalAccountsOptions) {
  const { issuer, audience, clientId, request, now, onRejected } = options;
  const keyFor = createKeySet({ ...options, address: `${issuer}.well-known/jwks.json` });
  const cached = new Map<string, { account: ExternalAccount; until: number }>();

  async function subOf(token: string): Promise<string | undefined> {
    let given: z.output<typeof claims>;
    try {
      const { payload } = await jwtVerify(token, keyFor, {
        issuer,
        audience,
        algorithms: ['RS256'],
        clockTolerance: 5,
        currentDate: new Date(now()),
        requiredClaims: ['exp'],
      });
      given = claims.parse(payload);
    } catch (error) {
      // A bad token has an error code of jose or zod; anything else is a failed request to the provider.
      if (!(error instanceof errors.JOSEError) && !(error instanceof z.ZodError)) throw providerSilent(error);
      onRejected(whyRejected(error));
      return undefined;
    }
    if ((given.azp ?? given.client_id) === clientId) return given.sub;
    onRejected('another client');
    return undefined;
  }

  async function fetchUserInfo(sub: string, token: string): Promise<ExternalAccount | undefined> {
    const response = await request(`${issuer}userinfo`, { authorization: `Bearer ${token}` }).catch(
      (error) => {
        throw providerSilent(error);
      },
    );
    const found = userInfo.safeParse(response).data;
    // A response about another subject must not be used (OpenID Connect Core 5.3.2).
    if (found?.sub !== sub) {
      onRejected('malformed');
      return undefined;
    }
    if (!found.email_verified) {
      onRejected('address not verified');
      return undefined;
    }
    return { sub, email: found.email, name: found.name || found.nickname || 'A reader' };
  }

  return {
    /** Undefined for an invalid token. Throws a `providerSilent` error while the provider does not respond. */
    async read(token: string): Promise<ExternalAccount | undefined> {
      if (token.split('.').length !== 3) {
        onRejected('unknown');
        return undefined;
      }
      const sub = await subOf(token);
      if (!sub) return undefined;
      const known = cached.get(sub);
      if (known && known.until > now()) return known.account;
      const account = await fetchUserInfo(sub, token);
      cached.delete(sub);
      if (!account) return undefined;
      cached.set(sub, { account, until: now() + cacheMilliseconds });
      for (const oldest of cached.keys()) {
        if (cached.size <= maxCached) break;
        cached.delete(oldest);
      }
      return account;
    },
  };
}
