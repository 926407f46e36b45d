import type { Log } from '#platform/log.ts';
import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import type { VerifyToken } from '../verify-token.ts';
import { createExternalAccounts } from './external-accounts.ts';

const timeoutMilliseconds = 4000;
const answerBytes = 100_000;

/** Verifies tokens of the provider that `identity.domain` names. */
export function verifyExternalTokens(deps: {
  domain: string;
  audience?: string | undefined;
  clientId: string;
  outbound: OutboundClient;
  onRejected(why: string): void;
  log: Log;
  now(): number;
}): VerifyToken {
  const { domain, audience, clientId, outbound } = deps;
  if (!audience) {
    deps.log.warn('identity.audience is not set: tokens of the identity provider cannot be verified');
    return async () => undefined;
  }
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
      // The provider does not know the token; any other status is no answer.
      if (answer.status === 401 || answer.status === 403) return undefined;
      throw new Error(`${new URL(address).pathname} was answered ${answer.status}`);
    },
    onRejected: deps.onRejected,
    now: deps.now,
  });
  return async (token) => {
    const account = await accounts.read(token);
    return account && { ...account, isElsewhere: true };
  };
}
