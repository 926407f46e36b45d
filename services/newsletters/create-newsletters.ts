import type { Transaction } from 'kysely';
import type { Database } from '#database/connect.ts';
import { createLogThrottle } from '#platform/log-throttle.ts';
import type { NewsletterContext, Trx } from './context.ts';
import { createSender, type Sender, type SenderOptions } from './edition/sender.ts';
import { createEmailLinks } from './email-links.ts';
import { withFormerPaths } from './former-paths.ts';
import { type ApiHandlerOptions, apiHandler } from './handlers/api-handler.ts';
import { type LinkHandlerOptions, linkHandler } from './handlers/link-handler.ts';
import { type SignUpHandlerOptions, signUpHandler } from './handlers/sign-up-handler.ts';
import type { NewsletterTables } from './newsletter-tables.ts';
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
import { eraseReader, exportReader, type KnownUser } from './store/personal-data.ts';

export type NewslettersOptions = Omit<
  ApiHandlerOptions & LinkHandlerOptions & SignUpHandlerOptions & SenderOptions,
  'db' | 'links' | 'recordRejected'
> & {
  /** The tables exist already. */
  db: Database;
};

export interface Newsletters {
  /** `/api/newsletters…` */
  api(request: Request): Promise<Response>;
  /** `/email/sign-up/…`; `checkRateLimit` is false if this caller may send no more e-mails. */
  signUp(request: Request, checkRateLimit: () => Promise<boolean>): Promise<Response>;
  /** `/email/…`: the targets of links in e-mails. */
  links(request: Request): Promise<Response>;
  sender: Sender;
  /** Saves the outcome of an e-mail to many, in the mail service's transaction. */
  onSettled<T>(
    trx: Transaction<T>,
    settled: { emailId: string; to: string; outcome: 'sent' | 'rejected'; isAboutMailbox: boolean },
  ): Promise<void>;
  desk: NewsletterDesk;
  exportFor(user: KnownUser): Promise<unknown>;
  eraseFor(user: KnownUser): Promise<void>;
}

/** What staff see and do. Every change is recorded in the audit log. */
export interface NewsletterDesk {
  newsletters: NewsletterContext['newsletters'];
  audiences(): Promise<Audience[]>;
  suppressed(): Promise<number>;
  editions(limit: number): Promise<Edition[]>;
  results(id: string): Promise<EditionResults>;
  clicks(edition: Edition): Promise<{ address: string; clicks: number }[]>;
  create(given: { newsletterId: string; subject: string; by: string }): Promise<string | undefined>;
  schedule(id: string, sendAt: number, by: string): Promise<boolean>;
  cancel(id: string, by: string): Promise<boolean>;
  test(id: string, to: string, by: string): Promise<boolean>;
}

/**
 * Newsletters: subscriptions, and sending editions.
 * @example
 * await migrateNewsletters(db);
 * const newsletters = createNewsletters({ db, mail, newsletters, emailPage, … });
 * newsletters.sender.start();
 */
export function createNewsletters(options: NewslettersOptions): Newsletters {
  const db = options.db.as<NewsletterTables>();
  const throttledLine = createLogThrottle(options.now);
  const recordRejected: NewsletterContext['recordRejected'] = (what, why) => {
    const line = throttledLine(`${what} ${why}`);
    if (line) void options.audit({ what: `newsletter ${what} rejected`, detail: { why, ...line } });
  };
  const context = { ...options, db, recordRejected, links: createEmailLinks(options.secret) };
  const sender = createSender(context);
  const desk: NewsletterDesk = {
    newsletters: options.newsletters,
    audiences: () => audiences(context),
    suppressed: () => suppressedCount(context),
    editions: (limit) => newestEditions(context, limit),
    results: (id) => editionResults(context, id),
    clicks: (edition) => clicksOf(context, edition),
    async create(given) {
      const isKnown = (await options.newsletters()).some(({ id }) => id === given.newsletterId);
      if (!isKnown) return undefined;
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
  };
  return {
    api: (request) => apiHandler(context, request),
    signUp: (request, checkRateLimit) =>
      withFormerPaths((current) => signUpHandler(context, current, checkRateLimit))(request),
    links: withFormerPaths((request) => linkHandler(context, request)),
    sender,
    onSettled: (trx, settled) => noteOutcome(trx as unknown as Trx, context, settled),
    desk,
    exportFor: (user) => exportReader(context, user),
    eraseFor: (user) => eraseReader(context, user),
  };
}
