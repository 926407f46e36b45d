import type { Transaction } from 'kysely';
import type { Database } from '#database/connect.ts';
import { createLogThrottle } from '#platform/log-throttle.ts';
import type { Kit, Trx } from './context.ts';
import { createSender, type Sender, type SenderOptions } from './edition/sender.ts';
import { createEmailLinks } from './email-links.ts';
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
  'db' | 'links' | 'refused'
> & {
  /** Migrated before. */
  db: Database;
};

export interface Newsletters {
  /** `/api/newsletters…` */
  api(request: Request): Promise<Response>;
  /** `/letters/sign-up/…`; `mayGoOn` says whether this caller may make us write once more. */
  signUp(request: Request, mayGoOn: () => Promise<boolean>): Promise<Response>;
  /** `/letters/…`: where links in letters lead. */
  links(request: Request): Promise<Response>;
  sender: Sender;
  /** What became of a letter to many, in the mail service's transaction. */
  onSettled<T>(
    trx: Transaction<T>,
    told: { emailId: string; to: string; outcome: 'sent' | 'refused'; isAboutMailbox: boolean },
  ): Promise<void>;
  desk: NewsletterDesk;
  exportFor(member: KnownUser): Promise<unknown>;
  eraseFor(member: KnownUser): Promise<void>;
}

/** What staff see and do. Everything done is in the audit log. */
export interface NewsletterDesk {
  newsletters: Kit['newsletters'];
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
 * Newsletters: who takes which, and sending them.
 * @example
 * await migrateNewsletters(db);
 * const letters = createNewsletters({ db, mail, newsletters, emailPage, … });
 * letters.sender.start();
 */
export function createNewsletters(options: NewslettersOptions): Newsletters {
  const db = options.db.as<NewsletterTables>();
  const lineFor = createLogThrottle(options.now);
  const refused: Kit['refused'] = (what, why) => {
    const line = lineFor(`${what} ${why}`);
    if (line) void options.audit({ what: `newsletter ${what} refused`, detail: { why, ...line } });
  };
  const kit = { ...options, db, refused, links: createEmailLinks(options.secret) };
  const sender = createSender(kit);
  const desk: NewsletterDesk = {
    newsletters: options.newsletters,
    audiences: () => audiences(kit),
    suppressed: () => suppressedCount(kit),
    editions: (limit) => newestEditions(kit, limit),
    results: (id) => editionResults(kit, id),
    clicks: (edition) => clicksOf(kit, edition),
    async create(given) {
      const isKnown = (await options.newsletters()).some(({ id }) => id === given.newsletterId);
      if (!isKnown) return undefined;
      const id = await createEdition(kit, given);
      await options.audit({ who: given.by, what: 'newsletter drafted', about: id });
      return id;
    },
    async schedule(id, sendAt, by) {
      const isDone = await scheduleEdition(kit, id, sendAt);
      if (!isDone) return false;
      const detail = { at: new Date(sendAt).toISOString() };
      await options.audit({ who: by, what: 'newsletter scheduled', about: id, detail });
      void sender.wake();
      return true;
    },
    async cancel(id, by) {
      const withdrawn = await cancelEdition(kit, id);
      if (withdrawn === undefined) return false;
      await options.audit({ who: by, what: 'newsletter cancelled', about: id, detail: { withdrawn } });
      return true;
    },
    async test(id, to, by) {
      const edition = await findEdition(kit, id);
      if (!edition || !(await sender.test(edition, to))) return false;
      await options.audit({ who: by, what: 'newsletter tested', about: id });
      return true;
    },
  };
  return {
    api: (request) => apiHandler(kit, request),
    signUp: (request, mayGoOn) => signUpHandler(kit, request, mayGoOn),
    links: (request) => linkHandler(kit, request),
    sender,
    onSettled: (trx, told) => noteOutcome(trx as unknown as Trx, kit, told),
    desk,
    exportFor: (member) => exportReader(kit, member),
    eraseFor: (member) => eraseReader(kit, member),
  };
}
