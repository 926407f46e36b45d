import type { Transaction } from 'kysely';
import type { EditionWords } from '#content/rules/edition-words.ts';
import type { Database } from '#database/connect.ts';
import type { Look } from '#design/service-pages/page-files.ts';
import { createLogThrottle } from '#platform/log-throttle.ts';
import { createPrepared } from '#platform/prepared.ts';
import type { PersonalDataSource, Service, ServiceApp } from '../service.ts';
import type { NewsletterContext, Trx } from './context.ts';
import { createSender, type Sender, type SenderOptions } from './edition/sender.ts';
import { createEmailLinks, newsletterPaths } from './email-links.ts';
import { emailPages } from './email-pages.ts';
import { formerRoot, withFormerPaths } from './former-paths.ts';
import { type ApiHandlerOptions, createNewslettersApi } from './handlers/api-handler.ts';
import { createLinkApp, type LinkHandlerOptions } from './handlers/link-handler.ts';
import { createSignUpApp, type SignUpHandlerOptions } from './handlers/sign-up-handler.ts';
import { migrateNewsletters, type NewsletterTables } from './newsletter-tables.ts';
import {
  type Audience,
  audiences,
  cancelEdition,
  clicksOf,
  createEdition,
  type Edition,
  type EditionResults,
  editionResults,
  findEdition,
  newestEditions,
  scheduleEdition,
  suppressedCount,
} from './store/editions.ts';
import { noteOutcome } from './store/outcomes.ts';
import { eraseReader, exportReader } from './store/personal-data.ts';
import { endSubscriptions } from './store/readers.ts';

interface NewslettersDeps
  extends Omit<
    ApiHandlerOptions & LinkHandlerOptions & SignUpHandlerOptions & SenderOptions,
    'db' | 'links' | 'recordRejected' | 'page'
  > {
  db: Database;
  /** The look of the pages behind the links of e-mails. */
  look(): Promise<Look>;
}

export interface NewslettersService extends Service {
  /** Where a mail provider reports bounces and complaints. */
  reportUrl: string;
  sender: Sender;
  personalData: PersonalDataSource;
  /** Saves the outcome of an e-mail to many, in the mail service's transaction. */
  onSettled<T>(
    trx: Transaction<T>,
    settled: { emailId: string; to: string; outcome: 'sent' | 'rejected'; isAboutMailbox: boolean },
  ): Promise<void>;
  desk: NewsletterDesk;
}

/** What staff see and do. Every change is recorded in the audit log. */
export interface NewsletterDesk {
  newsletters: NewsletterContext['newsletters'];
  audiences(): Promise<Audience[]>;
  suppressed(): Promise<number>;
  editions(limit: number): Promise<Edition[]>;
  results(id: string): Promise<EditionResults>;
  clicks(edition: Edition): Promise<{ address: string; clicks: number }[]>;
  create(given: {
    newsletterId: string;
    subject: string;
    words?: EditionWords | undefined;
    by: string;
  }): Promise<string | undefined>;
  schedule(id: string, sendAt: number, by: string): Promise<boolean>;
  cancel(id: string, by: string): Promise<boolean>;
  test(id: string, to: string, by: string): Promise<boolean>;
  /** Ends every subscription of a newsletter, so that it can be removed. */
  endSubscriptions(newsletterId: string, by: string): Promise<boolean>;
}

/** Newsletters: subscriptions, and sending editions. */
export function createNewsletters(options: NewslettersDeps): NewslettersService {
  const db = options.db.as<NewsletterTables>();
  const throttledLine = createLogThrottle(options.now);
  const recordRejected: NewsletterContext['recordRejected'] = (what, why) => {
    const line = throttledLine(`${what} ${why}`);
    if (line) void options.audit({ what: `newsletter ${what} rejected`, detail: { why, ...line } });
  };
  const pages = createPrepared('newsletters', async () => emailPages(await options.look()));
  const context = {
    ...options,
    db,
    recordRejected,
    links: createEmailLinks(options.secret),
    page: ((page, status) => pages.value.page(page, status)) satisfies LinkHandlerOptions['page'],
  };
  const sender = createSender(context);
  const isKnown = async (newsletterId: string) =>
    (await options.newsletters()).some(({ id }) => id === newsletterId);
  const desk: NewsletterDesk = {
    newsletters: options.newsletters,
    audiences: () => audiences(context),
    suppressed: () => suppressedCount(context),
    editions: (limit) => newestEditions(context, limit),
    results: (id) => editionResults(context, id),
    clicks: (edition) => clicksOf(context, edition),
    async create(given) {
      if (!(await isKnown(given.newsletterId))) return undefined;
      const id = await createEdition(context, given);
      await options.audit({ who: given.by, what: 'newsletter drafted', about: id });
      return id;
    },
    async schedule(id, sendAt, by) {
      const isDone = await scheduleEdition(context, id, sendAt);
      if (!isDone) return false;
      const detail = { at: new Date(sendAt).toISOString() };
      await options.audit({ who: by, what: 'newsletter scheduled', about: id, detail });
      void sender.wake();
      return true;
    },
    async cancel(id, by) {
      const withdrawn = await cancelEdition(context, id);
      if (withdrawn === undefined) return false;
      await options.audit({ who: by, what: 'newsletter cancelled', about: id, detail: { withdrawn } });
      return true;
    },
    async test(id, to, by) {
      const edition = await findEdition(context, id);
      if (!edition || !(await sender.test(edition, to))) return false;
      await options.audit({ who: by, what: 'newsletter tested', about: id });
      return true;
    },
    async endSubscriptions(newsletterId, by) {
      if (!(await isKnown(newsletterId))) return false;
      const ended = await endSubscriptions(context, newsletterId);
      const about = newsletterId;
      await options.audit({ who: by, what: 'newsletter subscriptions ended', about, detail: { ended } });
      return true;
    },
  };
  const api = createNewslettersApi(context);
  const links = createLinkApp(context);
  const signUp = createSignUpApp(context);
  const servePages: ServiceApp['fetch'] = (request, env) =>
    pages.value.file(request) ?? links.fetch(request, env);
  const isSignUp = ({ url }: Request) => new URL(url).pathname.startsWith(newsletterPaths.signUp);
  return {
    name: 'newsletters',
    migrate: migrateNewsletters,
    prepare: pages.prepare,
    routes: [
      ...['/api/newsletters', '/api/newsletters/*'].map((path) => ({
        path,
        app: api,
        limit: 'newsletters' as const,
      })),
      ...[newsletterPaths.signUp, newsletterPaths.signUpForm].map((path) => ({
        path,
        app: signUp,
        limit: 'forms' as const,
      })),
      {
        path: `${newsletterPaths.root}*`,
        app: { fetch: servePages },
        serves: 'documents',
        limit: 'emailLinks',
      },
      // E-mails of version 0.1 link there.
      {
        path: `${formerRoot}*`,
        app: {
          fetch: withFormerPaths((request, env) =>
            (isSignUp(request) ? signUp.fetch : servePages)(request, env),
          ),
        },
        serves: 'documents',
        limit: ({ path }) => (path.includes('/sign-up/') ? 'forms' : 'emailLinks'),
      },
    ],
    // Editions are made of pages, so they are sent only when pages can be rendered.
    jobs: [sender],
    personalData: {
      name: 'newsletters',
      exportFor: (user) => exportReader(context, user),
      eraseFor: (user) => eraseReader(context, user),
    },
    reportUrl: `${options.origin}/api/newsletters/bounces/${options.reportKey}`,
    sender,
    onSettled: (trx, settled) => noteOutcome(trx as unknown as Trx, context, settled),
    desk,
  };
}
