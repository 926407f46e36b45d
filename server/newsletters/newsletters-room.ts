import type { Api } from '#api/create-api.ts';
import type { Publication } from '#content/publication.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import type { Database } from '#database/connect.ts';
import type { BotCheck } from '#services/bot-check/bot-check.ts';
import { createFormTokens } from '#services/email-share/form-token.ts';
import type { MemberRoom } from '#services/identity/member-rooms.ts';
import type { Newsletters } from '#services/newsletters/create-newsletters.ts';
import type { AuditPort } from '../audit-room.ts';
import type { Secrets } from '../data-folder.ts';
import { createNewslettersPage } from '../desk/newsletters-page.ts';
import type { Environment } from '../environment.ts';
import type { Door } from '../http/exchange.ts';
import type { NamedDoor } from '../http/front.ts';
import { readPageLook } from '../identity/page-look.ts';
import type { ReadMember } from '../identity/read-member.ts';
import type { Log } from '../log.ts';
import type { MailRoom } from '../mail-room.ts';
import type { DoorLimits } from '../rate-limit/door-limits.ts';
import { secretFor } from '../secret-for.ts';
import { apiSecurityHeaders, sharedHeaders } from '../security-headers.ts';
import { createStaffDoor } from '../staff-door.ts';
import { createWebDoor } from '../web-door.ts';
import { newslettersSecret } from './letter-outcomes.ts';
import { pagesIn } from './letter-pages.ts';

export interface NewslettersRoom {
  /** `/api/newsletters…` */
  api: NamedDoor;
  /** `/letters/…` */
  letters: NamedDoor;
  desk: NamedDoor;
  /** What is kept about a member's letters. */
  memberRoom: MemberRoom;
  newsletters: Newsletters;
  /** Editions go out from now on: the pages they are made of can be drawn. */
  start(): void;
  close(): Promise<void>;
}

interface NewslettersRoomOptions {
  root: string;
  db: Database;
  api: Pick<Api, 'newsletters'>;
  readMember: ReadMember;
  /** Accounts are here, and so are their addresses. */
  hasAccounts: boolean;
  environment: Pick<Environment, 'NODE_ENV' | 'SMTP_URL'>;
  publication: Pick<Publication, 'brand'>;
  secrets: Secrets;
  siteUrl: URL;
  mail: MailRoom;
  botCheck: BotCheck;
  limits: DoorLimits;
  audit: AuditPort;
  log: Log;
  /** Draws a page of the site. */
  render(path: string): Promise<Response>;
  /** The demo was loaded just now: its desk should not be empty. */
  isNewDemo: boolean;
  /** Another clock, for tests. */
  clock?(): number;
}

/** Newsletters: who takes which, and the sender. `openLetterOutcomes` has made the tables. */
export async function openNewslettersRoom(options: NewslettersRoomOptions): Promise<NewslettersRoom> {
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
    mail: { ...mail.outbox, nudge: mail.nudge },
    newsletters: options.api.newsletters,
    memberOf: options.readMember,
    // Without accounts here there are no tables of them either.
    addressesOf: async (subs) => (options.hasAccounts ? addressesOf(db, subs) : new Map()),
    subOfAddress: async (address) => (options.hasAccounts ? subOfAddress(db, address) : undefined),
    page: pages.page,
    formTokens: tokens('letter sign-up'),
    botCheck: options.botCheck,
    async letterPage(id) {
      const answer = await options.render(pathFor('newsletter-generator', { id }));
      return answer.ok ? answer.text() : undefined;
    },
    audit: options.audit.record,
    log,
    now,
  });
  if (options.isNewDemo) {
    const { loadDemoLetters } = await import('#demo/letters/load-demo-letters.ts');
    await loadDemoLetters(db, { newsletters: await options.api.newsletters(), now: now() });
  }

  const web = (fetch: (request: Request) => Promise<Response>, headers = apiSecurityHeaders(siteUrl)) =>
    createWebDoor({ fetch, origin, headers });
  const api = limits.counted('newsletters', web(newsletters.api));
  const links = web(
    async (request) => pages.file(request) ?? (await newsletters.links(request)),
    sharedHeaders(siteUrl),
  );
  const signUp = createWebDoor({
    fetch: (request, { req }) =>
      newsletters.signUp(request, async () => (await limits.take('letterSignUps', req)).ok),
    origin,
    headers: apiSecurityHeaders(siteUrl),
  });
  const forms = limits.counted('forms', signUp);
  const letters: Door = (exchange) =>
    (exchange.target.path.startsWith('/letters/sign-up/') ? forms : links)(exchange);
  const page = createNewslettersPage({
    desk: newsletters.desk,
    formTokens: tokens('newsletters desk'),
    reportUrl: `${origin}/api/newsletters/bounces/${reportKey}`,
    hasMailServer: options.environment.SMTP_URL !== undefined,
    now,
  });
  const desk = createStaffDoor({
    door: createWebDoor({ fetch: page, origin, headers: {} }),
    staffToken: secrets.staffToken,
    isOpenHere: options.environment.NODE_ENV === 'development',
    takesForms: true,
  });
  return {
    api: { name: 'newsletters', door: api },
    letters: { name: 'newsletters', door: letters },
    desk: { name: 'desk', door: desk },
    memberRoom: { name: 'newsletters', exportFor: newsletters.exportFor, eraseFor: newsletters.eraseFor },
    newsletters,
    start: () => newsletters.sender.start(),
    close: () => newsletters.sender.stop(),
  };
}
