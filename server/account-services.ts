import type { AuditLog } from '#services/audit/audit-log.ts';
import type { BotCheck } from '#services/bot-check/bot-check.ts';
import type { PersonalDataSources } from '#services/identity/personal-data-sources.ts';
import type { ServiceOptions } from './app-options.ts';
import type { ContentModule } from './content.ts';
import {
  commentsPersonalData,
  createDiscussionService,
  type DiscussionService,
} from './discussion-service.ts';
import { createIdentityService, type IdentityService } from './identity/identity-service.ts';
import { sessionsHere, verifyExternalTokens, verifyOwnTokens } from './identity/verify-token.ts';
import type { MailService } from './mail-service.ts';
import { createNewslettersService, type NewslettersService } from './newsletters/newsletters-service.ts';

export interface AccountServices {
  newsletters: NewslettersService;
  /** Undefined where readers sign in elsewhere. */
  identity: IdentityService | undefined;
  discussion: DiscussionService;
}

interface AccountServicesOptions extends ServiceOptions {
  content: ContentModule;
  audit: AuditLog;
  mail: MailService;
  botCheck: BotCheck;
  /** Services that store something about users. */
  personalData: PersonalDataSources;
  /** Renders a page of the site. */
  render(path: string): Promise<Response>;
  onCommit(): void;
}

/** Services that know their users: newsletters, accounts, comments. */
export async function createAccountServices(options: AccountServicesOptions): Promise<AccountServices> {
  const { content, publication, router, personalData, log, outbound, audit } = options;
  const settings = publication.identity;
  const hasAccounts = !settings.domain;
  let identity: IdentityService | undefined;
  // Identity is created after the services that verify its tokens.
  const verifyToken = hasAccounts
    ? verifyOwnTokens(() => identity?.identity)
    : await verifyExternalTokens({ settings, outbound, audit, log });
  const isSessionLive = sessionsHere(() => identity?.identity);
  const shared = { ...options, db: content.db, api: content.api, isSeeded: content.isSeeded, verifyToken };

  const newsletters = await createNewslettersService({ ...shared, hasAccounts });
  router.at('/api/newsletters', newsletters.api);
  router.under('api/newsletters', newsletters.api);
  router.under('email', newsletters.links);
  router.under('letters', newsletters.links);
  personalData.register(newsletters.personalData);

  if (hasAccounts) {
    identity = await createIdentityService({ ...shared, print: options.onProgress });
    router.under('identity', identity.provider);
  }

  const discussion = await createDiscussionService({ ...shared, isSessionLive });
  router.under('api/discussion', discussion.signOn);
  router.under('comments', discussion.comments);
  personalData.register(commentsPersonalData(discussion));
  return { newsletters, identity, discussion };
}
