import type { Api } from '#api/create-api.ts';
import type { Publication } from '#content/publication/schema.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import type { Database } from '#database/connect.ts';
import { createFormTokens } from '#platform/csrf-token.ts';
import type { Log } from '#platform/log.ts';
import type { BotCheck } from '#services/bot-check/bot-check.ts';
import type { PersonalDataSource } from '#services/identity/personal-data-sources.ts';
import type { Newsletters } from '#services/newsletters/create-newsletters.ts';
import type { AuditPort } from '../audit-service.ts';
import type { Secrets } from '../boot/data-folder.ts';
import { secretFor } from '../boot/derive-secret.ts';
import type { Environment } from '../boot/environment.ts';
import { createFetchHandler } from '../edge/fetch-handler.ts';
import type { Handler } from '../edge/http/request-context.ts';
import type { Route } from '../edge/http/request-listener.ts';
import type { HandlerLimits } from '../edge/rate-limit/handler-limits.ts';
import { apiSecurityHeaders, sharedHeaders } from '../edge/security-headers.ts';
import { readPageLook } from '../identity/page-theme.ts';
import type { VerifyToken } from '../identity/verify-token.ts';
import type { MailService } from '../mail-service.ts';
import { newslettersSecret } from './email-outcomes.ts';
import { pagesIn } from './email-pages.ts';

export interface NewslettersService {
  /** `/api/newsletters…` */
  api: Route;
  /** `/email/…`, and `/letters/…`, where e-mails of version 0.1 link to. */
  links: Route;
  /** Where a mail provider reports bounces and complaints. */
  reportUrl: string;
  /** What is stored about a user's newsletters. */
  personalData: PersonalDataSource;
  newsletters: Newsletters;
  /** Starts sending editions; the pages they are made of can be rendered now. */
  start(): void;
  close(): Promise<void>;
}

interface NewslettersServiceOptions {
  root: string;
  db: Database;
  api: Pick<Api, 'newsletters'>;
  verifyToken: VerifyToken;
  /** This app has accounts, and with them their addresses. */
  hasAccounts: boolean;
  environment: Pick<Environment, 'NODE_ENV' | 'SMTP_URL'>;
  publication: Pick<Publication, 'brand'>;
  secrets: Secrets;
  siteUrl: URL;
  mail: MailService;
  botCheck: BotCheck;
  limits: HandlerLimits;
  audit: AuditPort;
  log: Log;
  /** Renders a page of the site. */
  render(path: string): Promise<Response>;
  /** Another clock, for tests. */
  clock?(): number;
}

/** Newsletters: subscriptions and the sender. `createEmailOutcomes` has created the tables. */
export async function createNewslettersService(
  options: NewslettersServiceOptions,
): Promise<NewslettersService> {
  const { db, siteUrl, limits, log, mail, secrets, clock: now = Date.now } = options;
  const { origin } = siteUrl;
  const [{ createNewsletters }, { addressesOf, subOfAddress }] = await Promise.all([
    import('#services/newsletters/create-newsletters.ts'),
    import('#services/identity/addresses.ts'),
  ]);
  const isSecure = siteUrl.protocol === 'https:';
  const tokens = (purpose: string) =>
    createFormTokens({ secret: secretFor(purpose, secrets), isSecure, now });
  const reportKey = secretFor('mail reports', secrets);
  const pages = pagesIn(await readPageLook(options.publication.brand.name, options.root));
  const newsletters = createNewsletters({
    db,
    origin,
    brand: options.publication.brand.name,
    secret: newslettersSecret(secrets),
    reportKey,
    mail: { ...mail.outbox, wake: mail.wake },
    newsletters: options.api.newsletters,
    userOf: options.verifyToken,
    // With an external identity provider there are no account tables.
    addressesOf: async (subs) => (options.hasAccounts ? addressesOf(db, subs) : new Map()),
    subOfAddress: async (address) => (options.hasAccounts ? subOfAddress(db, address) : undefined),
    page: pages.page,
    formTokens: tokens('newsletter sign-up'),
    botCheck: options.botCheck,
    async emailPage(id) {
      const answer = await options.render(pathFor('newsletter-generator', { id }));
      return answer.ok ? answer.text() : undefined;
    },
    audit: options.audit.record,
    log,
    now,
  });

  const web = (fetch: (request: Request) => Promise<Response>, headers = apiSecurityHeaders(siteUrl)) =>
    createFetchHandler({ fetch, origin, headers });
  const api = limits.counted('newsletters', web(newsletters.api));
  const links = web(
    async (request) => pages.file(request) ?? (await newsletters.links(request)),
    sharedHeaders(siteUrl),
  );
  const signUp = createFetchHandler({
    fetch: (request, { req }) =>
      newsletters.signUp(request, async () => (await limits.take('newsletterSignUps', req)).ok),
    origin,
    headers: apiSecurityHeaders(siteUrl),
  });
  const forms = limits.counted('forms', signUp);
  const isForm = /^\/(?:email|letters)\/sign-up\//;
  const handleLinks: Handler = (context) => (isForm.test(context.target.path) ? forms : links)(context);
  return {
    api: { name: 'newsletters', handler: api },
    links: { name: 'newsletters', handler: handleLinks },
    reportUrl: `${origin}/api/newsletters/bounces/${reportKey}`,
    personalData: { name: 'newsletters', exportFor: newsletters.exportFor, eraseFor: newsletters.eraseFor },
    newsletters,
    start: () => newsletters.sender.start(),
    close: () => newsletters.sender.stop(),
  };
}
