import { emailFrame } from '#content/rules/brand/email-frame.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import type { Database } from '#database/connect.ts';
import { readPageLook } from '#design/service-pages/read-look.ts';
import type { AuditService } from '#services/audit/service.ts';
import { signInPath } from '#services/identity/handlers/plain-sign-in-handler.ts';
import { createIdentityService, type IdentityService } from '#services/identity/service.ts';
import { decodeLimits } from '#services/images/image-limits.ts';
import { createMail, type MailService } from '#services/mail/service.ts';
import { migrateNewsletters } from '#services/newsletters/newsletter-tables.ts';
import type { Service } from '#services/service.ts';
import type { ServiceOptions } from './app-options.ts';
import { secretFor } from './boot/derive-secret.ts';
import { pageBrand } from './page-brand.ts';

/** What accounts need; they neither render pages nor call the API. */
export interface AccountOptions extends ServiceOptions {
  db: Database;
  audit: AuditService;
}

const now = () => Date.now();

/**
 * What the content API needs where another process runs the services: the audit log, the accounts of staff to verify
 * their tokens, and the tables of subscribers. Only settings of the first two are required. The mail queue is never used here.
 */
export function createStaffServices(options: AccountOptions): {
  list: readonly Service[];
  identity: IdentityService | undefined;
} {
  const { audit, publication } = options;
  const mail = mailService(options);
  const identity = publication.identity.domain ? undefined : createAccounts(options, mail, () => []);
  // The API counts the subscribers of a newsletter before it removes one.
  const newsletters = { name: 'newsletters', migrate: migrateNewsletters };
  return { list: [audit, ...(identity ? [identity] : []), newsletters], identity };
}

export function mailService(
  { db, environment, settings, siteUrl, log, dependencies }: AccountOptions,
  onSettled?: Parameters<typeof createMail>[0]['onSettled'],
): MailService {
  return createMail({
    db,
    smtpUrl: environment.SMTP_URL,
    from: () => {
      const { name, address } = settings.last().mailSender;
      return { name, address: address ?? environment.MAIL_FROM ?? `no-reply@${siteUrl.hostname}` };
    },
    frame: () => emailFrame(settings.last(), siteUrl),
    host: siteUrl.hostname,
    log,
    onUp: () => dependencies.up('mail'),
    onDown: (reason) => dependencies.down('mail', reason),
    ...(onSettled ? { onSettled } : {}),
    now,
  });
}

/** Accounts, where readers do not sign in at another provider. */
export function createAccounts(
  options: AccountOptions,
  mail: Pick<MailService, 'outbox' | 'wake'>,
  services: () => readonly Service[],
): IdentityService {
  const { publication, siteUrl, audit } = options;
  const { identity: settings, links } = publication;
  const { atOnce, waiting } = decodeLimits.kinds.avatar;
  return createIdentityService({
    db: options.db,
    siteUrl,
    clientId: settings.clientId,
    brand: () => options.settings.last().name,
    look: () => readPageLook(pageBrand(options), options.root),
    audiences: [settings.audience ?? `${siteUrl.origin}/api/`],
    connection: settings.connection,
    needsTwoFactors: publication.staffSecondFactor === 'required',
    passwordPolicy: settings.passwordPolicy,
    termsUrl: links.termsOfUse ?? pathFor('auth-flow', { slug: 'terms-of-service' }),
    privacyUrl: pathFor('privacy-policy'),
    secret: secretFor('identity', options.secrets),
    enqueueEmail: mail.outbox.add,
    onEmailQueued: mail.wake,
    emailTemplates: options.overrides?.emails,
    async makeAvatar(bytes) {
      // Loaded with the first avatar, as the library behind it is large.
      const { makeAvatar } = await import('#services/images/make-avatar.ts');
      return makeAvatar(bytes, options.decoding.queues.avatar);
    },
    mostUploads: atOnce + waiting,
    servesProfiles: options.environment.PROFILE_URL === undefined,
    outbound: options.outbound,
    audit: ({ what, sub, detail }) => audit.record({ who: sub, what, detail }),
    personalDataSources: () => services().flatMap(({ personalData }) => personalData ?? []),
    log: options.log,
    now,
  });
}

/** Where readers without scripts sign in; another provider needs the page with scripts. */
export const plainSignInUrl = (identity: IdentityService | undefined, path: string): string =>
  identity ? `${signInPath}?return=${encodeURIComponent(path)}` : pathFor('user');
