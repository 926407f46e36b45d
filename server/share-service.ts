import type { Publication } from '#content/publication/schema.ts';
import { emailShareCheckPath, emailShareFormPath, emailSharePath } from '#content/rules/email-share.ts';
import { movedAddress } from '#content/rules/moved-address.ts';
import type { Database } from '#database/connect.ts';
import type { Log } from '#platform/log.ts';
import type { BotCheck } from '#services/bot-check/bot-check.ts';
import { BootError } from './boot/boot-error.ts';
import type { Secrets } from './boot/data-folder.ts';
import { secretFor } from './boot/derive-secret.ts';
import type { Environment } from './boot/environment.ts';
import { createFetchHandler } from './edge/fetch-handler.ts';
import type { Route } from './edge/http/request-listener.ts';
import type { HandlerLimits } from './edge/rate-limit/handler-limits.ts';
import { apiSecurityHeaders } from './edge/security-headers.ts';
import type { MailService } from './mail-service.ts';

export interface ShareService {
  /** By whole path. */
  exact: ReadonlyMap<string, Route>;
  /** Everything below `/s/`. */
  shortLinks: Route;
  /** The bot check, used by other forms too. */
  botCheck: BotCheck;
}

interface ShareServiceOptions {
  db: Database;
  environment: Pick<Environment, 'RATE_LIMITS' | 'BOT_CHECK_SECRET' | 'OUTBOUND_PRIVATE_HOSTS'>;
  publication: Pick<Publication, 'brand' | 'botCheck'>;
  secrets: Secrets;
  siteUrl: URL;
  mail: MailService;
  limits: HandlerLimits;
  log: Log;
  /** The headline of the published story at a path of ours. */
  headlineAt(path: string): Promise<string | undefined>;
  /** Renders a page of the site. */
  render(path: string): Promise<Response>;
}

/** Short links and e-mail to friends. */
export async function createShareService(options: ShareServiceOptions): Promise<ShareService> {
  const { db, environment, publication, siteUrl, mail, limits } = options;
  const { origin } = siteUrl;
  const [bots, links, share, { createShortLinks }, { createEmailShareHandler }] = await Promise.all([
    import('#services/bot-check/bot-check-tables.ts'),
    import('#services/short-links/short-link-tables.ts'),
    import('#services/email-share/email-share-tables.ts'),
    import('#services/short-links/short-links.ts'),
    import('#services/email-share/email-share-handler.ts'),
  ]);
  await bots.migrateBotCheck(db);
  await links.migrateShortLinks(db);
  await share.migrateEmailShare(db);

  const headers = apiSecurityHeaders(siteUrl);
  const botCheck = await openBotCheck(options);
  const shortLinks = createShortLinks({
    db,
    origin,
    now: Date.now,
    async statusOf(path) {
      const page = await options.render(movedAddress(path, '') ?? path);
      await page.body?.cancel();
      return page.status;
    },
  });
  const emailShare = createEmailShareHandler({
    db,
    origin,
    brand: publication.brand.name,
    secret: secretFor('email-share', options.secrets),
    countsCallers: environment.RATE_LIMITS === 'on',
    now: Date.now,
    botCheck,
    headlineAt: options.headlineAt,
    enqueueEmail: mail.outbox.add,
    onSent: mail.wake,
  });
  const counted = (name: string, handler: Route['handler']): Route => ({
    name,
    handler: limits.counted('forms', handler),
  });
  const shorten = createFetchHandler({ fetch: shortLinks.fetch, origin, headers });
  const mailing = createFetchHandler({
    fetch: (request, { req }) => emailShare.fetch(request, limits.callerOf(req)),
    origin,
    headers,
  });
  const exact = new Map([
    ['/sharebar-shortener/', counted('share', shorten)],
    [emailSharePath, counted('share', mailing)],
    [emailShareFormPath, counted('share', mailing)],
  ]);
  const hosted = publication.botCheck;
  if (hosted) {
    const { checkPage } = await import('#services/bot-check/check-page.ts');
    const handler = createFetchHandler({ fetch: async () => checkPage(hosted), origin, headers: {} });
    exact.set(emailShareCheckPath, { name: 'share', handler });
  }
  return {
    exact,
    shortLinks: { name: 'share', handler: limits.counted('shortLinks', shorten) },
    botCheck,
  };
}

async function openBotCheck(options: ShareServiceOptions): Promise<BotCheck> {
  const { environment, publication, siteUrl, secrets, log } = options;
  if (!publication.botCheck) {
    const { createProofOfWork } = await import('#services/bot-check/proof-of-work.ts');
    return createProofOfWork({ secret: secretFor('bot-check', secrets), now: Date.now });
  }
  const { kind, siteKey } = publication.botCheck;
  const secret = environment.BOT_CHECK_SECRET;
  if (!secret) throw new BootError(`BOT_CHECK_SECRET is missing: neutron.config.ts configures ${kind}`);
  const [{ createHostedCheck, verifyAddresses }, { createOutboundClient }] = await Promise.all([
    import('#services/bot-check/hosted-check.ts'),
    import('#platform/outbound/outbound-client.ts'),
  ]);
  const outbound = createOutboundClient({
    privateHosts: environment.OUTBOUND_PRIVATE_HOSTS ?? [],
    allowedHosts: [new URL(verifyAddresses[kind]).host],
  });
  return createHostedCheck({
    kind,
    siteKey,
    secret,
    hostname: siteUrl.hostname,
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
