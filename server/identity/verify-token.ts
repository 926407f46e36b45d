import type { Publication } from '#content/publication/schema.ts';
import type { Log } from '#platform/log.ts';
import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import { displayName, pictureOf } from '#services/identity/accounts.ts';
import type { Identity } from '#services/identity/create-identity.ts';
import { lineageText } from '#services/identity/live-account.ts';
import { type AuditPort, auditRejections } from '../audit-service.ts';

/** Who a reader's access token speaks for. */
export interface TokenUser {
  sub: string;
  email: string;
  name: string;
  picture?: string | undefined;
  /** The account is with another provider: we have no other way to the address. */
  isElsewhere: boolean;
  /** What the token was issued from; unknown for tokens of another provider. */
  session?: string | undefined;
}
/** Rejects with a `providerSilent` error when an external provider has to be called and does not answer. */
export type VerifyToken = (token: string) => Promise<TokenUser | undefined>;

/** Users with accounts of this app. */
export const verifyOwnTokens =
  (identity: () => Pick<Identity, 'readBearer'> | undefined): VerifyToken =>
  async (token) => {
    const bearer = await identity()?.readBearer(token);
    if (!bearer) return undefined;
    const { account, lineage } = bearer;
    const { sub, email } = account;
    const picture = pictureOf(account, '/identity/');
    return {
      sub,
      email,
      name: displayName(account),
      picture,
      isElsewhere: false,
      session: lineageText.write(lineage),
    };
  };

/** Whether the session that a token of another service was made in still stands. */
export type IsSessionLive = (sub: string, session: string) => Promise<boolean>;

export const sessionsHere =
  (identity: () => Pick<Identity, 'isLive'> | undefined): IsSessionLive =>
  async (sub, session) =>
    (await identity()?.isLive(lineageText.read(sub, session))) === true;

const timeoutMilliseconds = 4000;
const answerBytes = 100_000;

/** Members of the provider that `identity.domain` names. */
export async function verifyExternalTokens(options: {
  settings: Publication['identity'];
  outbound: OutboundClient;
  audit: AuditPort;
  log: Log;
  now?(): number;
}): Promise<VerifyToken> {
  const { settings, outbound, log } = options;
  const { domain = '', audience, clientId } = settings;
  if (!audience) {
    log.warn('identity.audience is not set: tokens of the external provider are not accepted');
    return async () => undefined;
  }
  const { createExternalAccounts } = await import('#services/identity/external/external-accounts.ts');
  const accounts = createExternalAccounts({
    issuer: `${/^https?:/.test(domain) ? domain : `https://${domain}`}/`,
    audience,
    clientId,
    async request(address, headers = {}) {
      const answer = await outbound.request(address, {
        headers: { accept: 'application/json', ...headers },
        timeoutMilliseconds,
        maxBytes: answerBytes,
      });
      if (answer.status === 200) return JSON.parse(await answer.text()) as unknown;
      answer.discard();
      // The provider does not know this token; any other status is a failure of the provider.
      if (answer.status === 401 || answer.status === 403) return undefined;
      throw new Error(`${new URL(address).pathname} was answered ${answer.status}`);
    },
    onRejected: auditRejections(options.audit, 'token rejected'),
    now: options.now ?? Date.now,
  });
  return async (token) => {
    const user = await accounts.read(token);
    return user && { ...user, isElsewhere: true };
  };
}
