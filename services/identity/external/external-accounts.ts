import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { providerSilent } from '#content/rules/account/provider-silent.ts';
import { type RejectedToken, whyRejected } from '../bearer.ts';
import { createKeySet, type RequestProvider } from './key-set.ts';

/** A reader whose account is with another provider. */
export interface ExternalAccount {
  sub: string;
  email: string;
  name: string;
}

export interface ExternalAccountsOptions {
  /** With a slash at its end, as Auth0 writes it. */
  issuer: string;
  /** What our tokens are for: those of other services of the same publisher are not for us. */
  audience: string;
  clientId: string;
  ask: RequestProvider;
  onRejected(why: RejectedToken | 'another client' | 'address not verified'): void;
  now(): number;
}

/** Profiles are asked for once in a while: Auth0 counts these calls. */
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
 * Reads access tokens of another provider: a JWT of the issuer, for our audience and our client, by its published keys.
 * Who it is, and at which address, the provider says itself (`/userinfo`).
 * @example
 * const members = createExternalAccounts({ issuer: 'https://login.example.com/', audience, clientId, ask, … });
 * const member = await members.read(token);
 */
export function createExternalAccounts(options: ExternalAccountsOptions) {
  const { issuer, audience, clientId, ask, now, onRejected } = options;
  const keyFor = createKeySet({ ...options, address: `${issuer}.well-known/jwks.json` });
  const kept = new Map<string, { member: ExternalAccount; until: number }>();

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
      // What is wrong with a token is known by its code; anything else is about the way to the provider.
      if (!(error instanceof errors.JOSEError) && !(error instanceof z.ZodError)) throw providerSilent(error);
      onRejected(whyRejected(error));
      return undefined;
    }
    if ((given.azp ?? given.client_id) === clientId) return given.sub;
    onRejected('another client');
    return undefined;
  }

  async function askWho(sub: string, token: string): Promise<ExternalAccount | undefined> {
    const answer = await ask(`${issuer}userinfo`, { authorization: `Bearer ${token}` }).catch((error) => {
      throw providerSilent(error);
    });
    const found = userInfo.safeParse(answer).data;
    // An answer about somebody else is no answer (OpenID Connect Core 5.3.2).
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
    /** Undefined: this token opens nothing. It rejects with a `providerSilent` error while nobody can say. */
    async read(token: string): Promise<ExternalAccount | undefined> {
      if (token.split('.').length !== 3) {
        onRejected('unknown');
        return undefined;
      }
      const sub = await subOf(token);
      if (!sub) return undefined;
      const known = kept.get(sub);
      if (known && known.until > now()) return known.member;
      const member = await askWho(sub, token);
      kept.delete(sub);
      if (!member) return undefined;
      kept.set(sub, { member, until: now() + cacheMilliseconds });
      for (const oldest of kept.keys()) {
        if (kept.size <= maxCached) break;
        kept.delete(oldest);
      }
      return member;
    },
  };
}
