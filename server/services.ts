import { join } from 'node:path';
import type { Api } from '#api/create-api.ts';
import { screenFacts } from '#app/routing/screen-facts.ts';
import { nameProblems } from '#content/publication/criteria-problems.ts';
import type { Publication } from '#content/publication/schema.ts';
import { adSlotNames } from '#content/rules/ad-slot-names.ts';
import { movedAddress } from '#content/rules/moved-address.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import { readPageLook } from '#design/service-pages/read-look.ts';
import { BootError } from '#platform/boot-error.ts';
import { createFormTokens } from '#platform/csrf-token.ts';
import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import { createAds } from '#services/ads/service.ts';
import type { BotCheck } from '#services/bot-check/bot-check.ts';
import { createBotCheck } from '#services/bot-check/service.ts';
import { createConsent } from '#services/consent/service.ts';
import { createDiscussion } from '#services/discussion/service.ts';
import { createEmailShare } from '#services/email-share/service.ts';
import { displayName, pictureOf } from '#services/identity/accounts.ts';
import { addressesOf, subOfAddress } from '#services/identity/addresses.ts';
import { bearerToken } from '#services/identity/bearer-token.ts';
import { createExternalProfiles } from '#services/identity/external/profile-service.ts';
import { verifyExternalTokens } from '#services/identity/external/verify-external-tokens.ts';
import { type IdentityService, identityPath } from '#services/identity/service.ts';
import type { VerifyToken } from '#services/identity/verify-token.ts';
import type { MailService } from '#services/mail/service.ts';
import { createMeasurement } from '#services/measurement/service.ts';
import { createNewsletters, type NewslettersService } from '#services/newsletters/service.ts';
import { createReadingList } from '#services/reading-list/service.ts';
import type { Service } from '#services/service.ts';
import { createShortLinks } from '#services/short-links/service.ts';
import { createSurvey } from '#services/survey/service.ts';
import { createWebSub } from '#services/websub/service.ts';
import { type AccountOptions, createAccounts, mailService, plainSignInUrl } from './account-services.ts';
import { secretFor } from './boot/derive-secret.ts';
import type { Environment } from './boot/environment.ts';
import { routeNames } from './boot/load-publication.ts';
import { pageBrand } from './page-brand.ts';

export interface StoreServiceOptions extends AccountOptions {
  api: Api;
  /** Renders a page of the site. */
  render(path: string): Promise<Response>;
  /** Called after a service has committed something that caches must learn. */
  onCommit(): void;
}

const now = () => Date.now();

export type StoreServices = ReturnType<typeof createServices>;

/** All services with tables. A new service is one folder in `services/` and one line in this list. */
export function createServices(options: StoreServiceOptions) {
  const { db, api, audit, publication, siteUrl, outbound, log, environment } = options;
  const { origin } = siteUrl;
  const secret = (purpose: string) => secretFor(purpose, options.secrets);

  const mail = mailService(options, (trx, settled) => newsletters.onSettled(trx, settled));
  const bots = createBotCheck({
    secret: secret('bot-check'),
    hosted: hostedBotCheck(options),
    log,
    now,
  });
  const identity = publication.identity.domain ? undefined : createAccounts(options, mail, () => list);
  const verifyToken =
    identity?.verifyToken ??
    verifyExternalTokens({
      ...publication.identity,
      domain: publication.identity.domain ?? '',
      outbound,
      onRejected: audit.recordRejections('token rejected'),
      log,
      now,
    });
  const parts = { mail, botCheck: bots.botCheck, verifyToken, identity };
  const newsletters = newsletterService(options, parts);
  const discussion = discussionService(options, parts);
  const ads = adsService(options);
  const measurement = createMeasurement({
    db,
    mapsDirectory: join(options.root, 'build/site/maps'),
    origin,
    now,
    log,
    async onPopular(scores) {
      await api.setPopularity(scores);
    },
    ga4: ga4Settings(options),
  });
  const survey = createSurvey({ db, question: publication.survey, now });
  const consent = createConsent({
    db,
    site: publication.siteId,
    audit: audit.record,
    now,
    rules: publication.consent,
    dataFolder: environment.DATA_DIR,
    saveReceipt: ({ consentId, allowed, isGpc, count }) =>
      audit.recordOrFail({
        what: 'consent',
        about: consentId,
        detail: { allowed: allowed.join(), isGpc, count },
      }),
  });
  const webSub = createWebSub({
    db,
    feedsOf: api.feedsOf,
    hubs: publication.feeds.hubs,
    origin,
    outbound,
    log,
    now,
  });
  const accounts = identity ? [identity] : [];
  const profileUrl = environment.PROFILE_URL;
  const profiles = identity && !profileUrl ? [] : [createExternalProfiles({ profileUrl, outbound })];
  // Personal data is erased in reverse order: the audit log, which records the erasure, comes last.
  const list: readonly Service[] = [
    audit,
    mail,
    bots,
    newsletters,
    ...accounts,
    ...profiles,
    discussion,
    ...shareServices(options, parts),
    ads,
    measurement,
    survey,
    consent,
    webSub,
    readingListService(options, parts),
  ];
  return { list, audit, mail, identity, newsletters, discussion, ads, measurement, survey, webSub };
}

interface Parts {
  mail: MailService;
  botCheck: BotCheck;
  verifyToken: VerifyToken;
  /** Undefined where readers sign in at another provider. */
  identity: IdentityService | undefined;
}

function newsletterService(options: StoreServiceOptions, parts: Parts): NewslettersService {
  const { db, api, audit, siteUrl, log, secrets } = options;
  const { mail, identity } = parts;
  return createNewsletters({
    db,
    origin: siteUrl.origin,
    brand: () => options.settings.last().name,
    templates: options.overrides?.emails,
    secret: secretFor('newsletters', secrets),
    reportKey: secretFor('mail reports', secrets),
    mail: { ...mail.outbox, wake: mail.wake },
    newsletters: api.newsletters,
    userOf: parts.verifyToken,
    // Without accounts here there are no tables of them either.
    addressesOf: async (subs) => (identity ? addressesOf(db, subs) : new Map()),
    subOfAddress: async (address) => (identity ? subOfAddress(db, address) : undefined),
    look: () => readPageLook(pageBrand(options), options.root),
    formTokens: createFormTokens({
      secret: secretFor('newsletter sign-up', secrets),
      isSecure: siteUrl.protocol === 'https:',
      now,
    }),
    botCheck: parts.botCheck,
    async emailPage(id) {
      const answer = await options.render(pathFor('newsletter-generator', { id }));
      return answer.ok ? answer.text() : undefined;
    },
    audit: audit.record,
    log,
    now,
  });
}

function discussionService(options: StoreServiceOptions, { verifyToken, identity }: Parts) {
  const { db, api, audit, environment, publication, secrets, siteUrl } = options;
  return createDiscussion({
    db,
    secret: environment.DISCUSSION_SECRET ?? secretFor('discussion', secrets),
    settings: publication.discussionRules,
    async userOf(token) {
      const user = await verifyToken(token);
      if (!user) return undefined;
      const { sub: id, name: username, email, picture: avatar, session } = user;
      // A discussion service elsewhere gets the fields of its contract and no others.
      return { id, username, email, avatar, session: environment.DISCUSSION_SECRET ? undefined : session };
    },
    plainPages: {
      async sessionOf({ incoming, outgoing }) {
        const account = (await identity?.readSession(incoming, outgoing))?.account;
        return (
          account && {
            id: account.sub,
            username: displayName(account),
            avatar: pictureOf(account, identityPath),
          }
        );
      },
      signInUrl: (path) => plainSignInUrl(identity, path),
      look: () => readPageLook(pageBrand(options), options.root),
      formTokens: createFormTokens({
        secret: secretFor('comments without scripts', secrets),
        isSecure: siteUrl.protocol === 'https:',
        now,
      }),
    },
    isSessionLive: async (sub, session) => (await identity?.isSessionLive(sub, session)) === true,
    async subjectOf(identifier) {
      const story = await api.discussedStory(identifier);
      return story && { identifier, title: story.title, url: story.path, since: story.publishedAt };
    },
    onCommit: options.onCommit,
    // Users are recorded as references, so that the log can forget them.
    audit: ({ about, detail: { author, ...detail } = {}, ...event }) =>
      audit.record({
        ...event,
        ...(about ? { about: { user: about } } : {}),
        detail: { ...detail, ...(author ? { author: { user: String(author) } } : {}) },
      }),
    now,
  });
}

function readingListService(options: StoreServiceOptions, { verifyToken, identity }: Parts): Service {
  const { db, api, siteUrl } = options;
  return createReadingList({
    db,
    async subOf(authorization) {
      const token = bearerToken(authorization);
      return token ? (await verifyToken(token))?.sub : undefined;
    },
    sessionOf: async ({ incoming, outgoing }) =>
      (await identity?.readSession(incoming, outgoing))?.account.sub,
    async headlinesAt(paths) {
      const ids = new Map<string, string>();
      for (const path of paths) {
        const id = await api.storyIdAt(path);
        if (id !== undefined) ids.set(path, id);
      }
      const titles = await api.titlesOf([...new Set(ids.values())]);
      return new Map([...ids].flatMap(([path, id]) => [[path, titles.get(id) ?? ''] as const]));
    },
    signInUrl: (path) => plainSignInUrl(identity, path),
    isSecure: siteUrl.protocol === 'https:',
    look: () => readPageLook(pageBrand(options), options.root),
    now,
  });
}

/** Short links, and stories sent to a friend by e-mail. */
function shareServices(options: StoreServiceOptions, { mail, botCheck }: Parts): readonly Service[] {
  const { db, api, environment } = options;
  const { origin } = options.siteUrl;
  return [
    createShortLinks({
      db,
      origin,
      now,
      async statusOf(path) {
        const page = await options.render(movedAddress(path, '') ?? path);
        await page.body?.cancel();
        return page.status;
      },
    }),
    createEmailShare({
      db,
      origin,
      brand: () => options.settings.last().name,
      template: options.overrides?.emails?.sharedStory,
      secret: secretFor('email-share', options.secrets),
      countsCallers: environment.RATE_LIMITS === 'on',
      now,
      botCheck,
      async headlineAt(path) {
        const id = await api.storyIdAt(path);
        return id === undefined ? undefined : (await api.titlesOf([id])).get(id);
      },
      enqueueEmail: mail.outbox.add,
      onSent: mail.wake,
    }),
  ];
}

function adsService({ db, audit, environment, publication, secrets, siteUrl, log }: StoreServiceOptions) {
  return createAds({
    db,
    site: publication.siteId,
    audit: audit.record,
    dataFolder: environment.DATA_DIR,
    criteriaProblems: (when) => nameProblems(when, { locales: publication.locales, routeNames }, []),
    secret: secretFor('ads', secrets),
    placeHeader: publication.consent.placeHeader,
    places: adSlotNames(publication.ads),
    emptyShare: publication.adServer?.emptyShare,
    screenOf: screenFacts,
    creativeOrigin: publication.adServer?.creativeOrigin,
    siteOrigin: siteUrl.origin,
    log,
    now,
  });
}

function hostedBotCheck({ publication, environment, siteUrl }: StoreServiceOptions) {
  if (!publication.botCheck) return undefined;
  const secret = environment.BOT_CHECK_SECRET;
  const { kind } = publication.botCheck;
  if (!secret) throw new BootError(`BOT_CHECK_SECRET is missing: neutron.config.ts configures ${kind}`);
  const privateHosts = environment.OUTBOUND_PRIVATE_HOSTS ?? [];
  return { ...publication.botCheck, secret, hostname: siteUrl.hostname, privateHosts };
}

/** Throws without the secret that the configuration needs. */
export function ga4Settings({
  publication,
  environment,
  outbound,
}: {
  publication: Pick<Publication, 'measurement'>;
  environment: Pick<Environment, 'GA4_API_SECRET'>;
  outbound: OutboundClient;
}) {
  const { ga4 } = publication.measurement;
  if (!ga4) return undefined;
  const apiSecret = environment.GA4_API_SECRET;
  if (!apiSecret)
    throw new BootError('GA4_API_SECRET is missing: neutron.config.ts forwards to Google Analytics');
  return { ...ga4, apiSecret, outbound };
}
