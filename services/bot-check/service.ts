import type { HostedBotCheck } from '#content/entities/bot-challenge.ts';
import { emailShareCheckPath } from '#content/rules/email-share.ts';
import type { Log } from '#platform/log.ts';
import { createOutboundClient } from '#platform/outbound/outbound-client.ts';
import type { Service } from '../service.ts';
import { createServiceApp } from '../service-app.ts';
import type { BotCheck } from './bot-check.ts';
import { migrateBotCheck } from './bot-check-tables.ts';
import { checkPage } from './check-page.ts';
import { createHostedCheck, verifyAddresses } from './hosted-check.ts';
import { createProofOfWork } from './proof-of-work.ts';

interface BotCheckService extends Service {
  botCheck: BotCheck;
}

interface HostedService {
  kind: HostedBotCheck;
  siteKey: string;
  secret: string;
  hostname: string;
  privateHosts: readonly string[];
}

/** Tells people from programs at forms: by proof of work in the browser, or by a hosted service. */
export function createBotCheck(deps: {
  /** For the proof of work. */
  secret: string;
  hosted: HostedService | undefined;
  log: Log;
  now(): number;
}): BotCheckService {
  const { hosted } = deps;
  return {
    name: 'bot-check',
    migrate: migrateBotCheck,
    botCheck: hosted ? hostedCheck(hosted, deps.log) : createProofOfWork(deps),
    routes: hosted
      ? [
          {
            path: emailShareCheckPath,
            app: createServiceApp({ [emailShareCheckPath]: { get: () => checkPage(hosted) } }),
            serves: 'documents',
            limit: 'forms',
          },
        ]
      : [],
  };
}

function hostedCheck({ kind, privateHosts, ...settings }: HostedService, log: Log): BotCheck {
  const allowedHosts = [new URL(verifyAddresses[kind]).host];
  const outbound = createOutboundClient({ privateHosts, allowedHosts });
  return createHostedCheck({
    kind,
    ...settings,
    log,
    async post(address, form) {
      const answer = await outbound.request(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
        timeoutMilliseconds: 5000,
        maxBytes: 64 * 1024,
      });
      return answer.text();
    },
  });
}
