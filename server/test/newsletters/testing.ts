import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publication } from '#api/test/publication.ts';
import { newsletterExample } from '#content/examples/accounts.ts';
import type { OpenStore } from '#database/test/stores.ts';
import { readPageLook } from '#design/service-pages/read-look.ts';
import { createNewslettersPage } from '#desk/newsletters/newsletters-page.ts';
import { createFormTokens } from '#platform/csrf-token.ts';
import type { Log } from '#platform/log.ts';
import { createAudit } from '#services/audit/service.ts';
import type { BotCheck } from '#services/bot-check/bot-check.ts';
import { type Account, createAccounts } from '#services/identity/accounts.ts';
import { addressesOf, subOfAddress } from '#services/identity/addresses.ts';
import { type IdentityTables, migrateIdentity } from '#services/identity/identity-tables.ts';
import type { VerifyToken } from '#services/identity/verify-token.ts';
import { createMail } from '#services/mail/service.ts';
import { openSmtpSink } from '#services/mail/test/smtp-sink.ts';
import type { NewsletterTables } from '#services/newsletters/newsletter-tables.ts';
import { createNewsletters, type NewslettersService } from '#services/newsletters/service.ts';
import { addressReader, setMayCount, subscribe } from '#services/newsletters/store/readers.ts';
import { createHttpServer } from '../../edge/http/http-server.ts';
import { createRequestListener } from '../../edge/http/request-listener.ts';
import { testSecrets } from '../../testing/create-test-app.ts';
import { openServices, openTestLimits } from '../../testing/open-services.ts';
import { openStaffPage } from '../../testing/open-staff-page.ts';

const quiet = () => undefined;
const log: Log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const siteUrl = new URL('https://wavelength.example');
const list = ['the-signal', 'locked'].map((id, position) => ({
  ...newsletterExample,
  id,
  title: id === 'locked' ? 'Locked' : 'The Signal',
  subscribeJourneyId: `${id}-subscribe`,
  unsubscribeJourneyId: `${id}-unsubscribe`,
  position,
}));
const emailPage = `<!DOCTYPE html><html><head><title>Locked</title><meta name="description" content="A key · B"></head>
<body><h1>Locked</h1><p><a href="${siteUrl.origin}/article/a/">A key</a></p>
<p><a href="${siteUrl.origin}/email/unsubscribe/">Unsubscribe</a></p></body></html>`;

/** The newsletters service on a port of its own, with a mail server that stores what it receives. Tests only. */
export async function openTestNewsletters(store: OpenStore, elsewhere?: VerifyToken) {
  const site: { page: string | undefined } = { page: emailPage };
  const clock = { now: Date.now() };
  const sink = await openSmtpSink();
  const { db } = store;
  await migrateIdentity(db);
  const accounts = createAccounts(db);
  const users = new Map<string, Account>();
  const { staffToken } = testSecrets;
  const now = () => clock.now;
  const mail = createMail({
    db,
    smtpUrl: sink.url,
    from: () => ({ name: 'Wavelength', address: 'no-reply@wavelength.example' }),
    host: siteUrl.hostname,
    log,
    onSettled: (trx, settled) => service.onSettled(trx, settled),
    now: Date.now,
  });
  const limits = await openTestLimits();
  const folder = await mkdtemp(join(tmpdir(), 'neutron-newsletters-'));
  const audit = createAudit({ db, secret: 'audit', folder, log, now: Date.now });
  const service: NewslettersService = createNewsletters({
    db,
    origin: siteUrl.origin,
    brand: () => publication.brand.name,
    secret: 'newsletters',
    reportKey: 'a-key-of-mail-reports',
    mail: { ...mail.outbox, wake: mail.wake },
    newsletters: async () => list,
    userOf:
      elsewhere ??
      (async (token) => {
        const account = users.get(token);
        return account && { sub: account.sub, email: account.email };
      }),
    addressesOf: async (subs) => (elsewhere ? new Map() : addressesOf(db, subs)),
    subOfAddress: async (address) => (elsewhere ? undefined : subOfAddress(db, address)),
    look: () =>
      readPageLook(
        { brand: () => publication.brand.name, logo: () => '', brandStyles: () => undefined },
        join(import.meta.dirname, '../../..'),
      ),
    formTokens: createFormTokens({ secret: 'sign-up', isSecure: true, now }),
    botCheck: easyCheck(),
    emailPage: async () => site.page,
    audit: audit.record,
    log,
    now,
  });
  const page = createNewslettersPage({
    desk: service.desk,
    formTokens: createFormTokens({ secret: 'desk', isSecure: true, now: () => clock.now }),
    reportUrl: service.reportUrl,
    hasMailServer: true,
    now: () => clock.now,
  });
  const desk = {
    name: 'desk',
    handler: openStaffPage(page, { staffToken, origin: siteUrl.origin, acceptsForms: true }),
  };
  const services = await openServices([audit, mail, service], { db, limits, siteUrl });
  const front = createRequestListener({
    routeFor: (path) => (path.startsWith('/desk/') ? desk : services.routeFor(path)),
    log,
    now: () => performance.now(),
    onDone: quiet,
  });
  const server = createHttpServer(front.listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const get = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
  const post = (path: string, init: RequestInit = {}) => get(path, { method: 'POST', ...init });
  const json = async (response: Response) => (await response.json()) as never;

  async function addUser(name: string) {
    const token = `access-token-of-${name}`;
    const made = await store.db
      .as<IdentityTables>()
      .transaction((trx) =>
        accounts.create(
          trx,
          { email: `${name}@mail.example`, passwordHash: null, username: name, isVerified: true },
          clock.now,
        ),
      );
    users.set(token, made);
    return { ...made, addresses: [], headers: { authorization: `Bearer ${token}` } };
  }

  /** Fills the form as a browser does, and solves what it is given. */
  async function signUp(fields: Record<string, string | string[]>, caller = '198.51.100.7') {
    const form = await get('/email/sign-up/form/', { headers: { 'x-forwarded-for': caller } });
    const { data } = (await form.json()) as { data: { token: string; botCheck: { challenge: string } } };
    const body = new URLSearchParams({
      _token: data.token,
      bot_check_response: `solved ${data.botCheck.challenge}`,
    });
    for (const [name, value] of Object.entries(fields)) {
      body.delete(name);
      for (const each of [value].flat()) body.append(name, each);
    }
    const cookie = (form.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const response = await post('/email/sign-up/', {
      body,
      headers: { cookie, 'x-forwarded-for': caller },
    });
    return { status: response.status, body: await json(response) };
  }

  const emailsTo = async (to: string) => (await mail.outbox.newest(100)).filter((email) => email.to === to);
  return {
    service,
    /** E-mails stay in the queue from now on. */
    stopMail: async () => {
      for (const job of mail.jobs ?? []) await job.stop();
    },
    site,
    clock,
    sink,
    mail,
    audit,
    store,
    get,
    post,
    json,
    addUser,
    users,
    signUp,
    emailsTo,
    /** The confirmation link in the e-mails to this address. */
    async confirmPath(to: string): Promise<string> {
      const texts = (await emailsTo(to)).map(({ text }) => text).join('\n');
      return /https:\/\/wavelength\.example(\/email\/confirm\/\S+)/.exec(texts)?.[1] ?? '';
    },
    /** Readers with confirmed addresses; no confirmation e-mail is sent. */
    async addReaders(addresses: readonly string[], newsletter = 'locked', mayCount = false) {
      await store.db.as<NewsletterTables>().transaction(async (trx) => {
        for (const address of addresses) {
          const reader = await addressReader(trx, address, clock.now);
          await subscribe(trx, reader.id, newsletter, clock.now);
          if (mayCount) await setMayCount(trx, reader.id, true);
        }
      });
    },
    staff: { authorization: `Bearer ${staffToken}` },
    async close() {
      server.close();
      server.closeAllConnections();
      await services.close();
      await sink.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type TestNewsletters = Awaited<ReturnType<typeof openTestNewsletters>>;

/** A check that costs nothing; the real one has tests of its own. An answer is good once. */
function easyCheck(): BotCheck {
  const open = new Set<string>();
  let number = 0;
  return {
    async challenge() {
      number += 1;
      open.add(`solved ${number}`);
      const rest = { kind: 'altcha', algorithm: 'SHA-256', salt: '', signature: '', maxnumber: 1 } as const;
      return { ...rest, challenge: String(number) };
    },
    verify: async (answer) =>
      open.has(answer)
        ? { ok: true, spend: async () => open.delete(answer) }
        : { ok: false, reason: 'failed' },
  };
}
