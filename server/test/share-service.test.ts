import { hash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publication } from '#api/test/publication.ts';
import { hostileTargets } from '#content/test/hostile-targets.ts';
import { describeOneStore, type OpenStore } from '#database/test/stores.ts';
import type { Log } from '#platform/log.ts';
import { createBotCheck } from '#services/bot-check/service.ts';
import { createEmailShare } from '#services/email-share/service.ts';
import { createMail, type MailService } from '#services/mail/service.ts';
import { createShortLinks } from '#services/short-links/service.ts';
import type { ShortLinkTables } from '#services/short-links/short-link-tables.ts';
import { callService } from '#services/testing/call-service.ts';
import type { HandlerLimits } from '../edge/rate-limit/handler-limits.ts';
import { createFakeApp } from '../testing/fake-app.ts';
import { openServices, openTestLimits } from '../testing/open-services.ts';

const quiet = () => undefined;
const log: Log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const siteUrl = new URL('https://wavelength.example');
const story = 'https://wavelength.example/article/a-story/';

interface Prepared {
  data: {
    token: string;
    botCheck: { challenge: string; salt: string; signature: string; maxnumber: number };
  };
}

/** Written apart from the library that verifies. */
function solve(challenge: string, salt: string, most: number): number {
  for (let number = 0; number <= most; number += 1)
    if (hash('sha256', `${salt}${number}`) === challenge) return number;
  throw new Error('not to be solved');
}

describeOneStore.postgresInAll((given) => {
  let store: OpenStore;
  let mail: MailService;
  let limits: HandlerLimits;
  let services: Awaited<ReturnType<typeof openServices>>;
  let app: Awaited<ReturnType<typeof createFakeApp>>;
  beforeEach(async () => {
    store = given();
    const { db } = store;
    const { origin } = siteUrl;
    mail = createMail({
      db,
      smtpUrl: undefined,
      from: () => ({ name: 'Testsite', address: 'no-reply@wavelength.example' }),
      host: siteUrl.hostname,
      log,
      now: Date.now,
    });
    limits = await openTestLimits();
    const statusOf = async (path: string) =>
      path.includes('/missing') ? 404 : path.includes('/broken') ? 500 : 200;
    const headlineAt = async (path: string) =>
      path === '/article/a-story/' ? 'A week with the Arc 14' : undefined;
    const bots = createBotCheck({ secret: 'bots', hosted: undefined, log, now: Date.now });
    const emailShare = createEmailShare({
      db,
      origin,
      brand: () => publication.brand.name,
      secret: 'email-share',
      countsCallers: true,
      now: Date.now,
      botCheck: bots.botCheck,
      headlineAt,
      enqueueEmail: mail.outbox.add,
      onSent: mail.wake,
    });
    const shortLinks = createShortLinks({ db, origin, now: Date.now, statusOf });
    services = await openServices([mail, bots, emailShare, shortLinks], { db, limits, siteUrl });
    app = await createFakeApp({ respond: () => new Response('page'), routeFor: services.routeFor });
  });
  afterEach(async () => {
    await app.close();
    await services.close();
  });

  /** Opens the form as a browser does, and solves what it is given. */
  async function prepare(caller = '198.51.100.7') {
    const response = await app.get('/email-a-friend/form/', { headers: { 'x-forwarded-for': caller } });
    const { data } = (await response.json()) as Prepared;
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const { challenge, salt, signature, maxnumber } = data.botCheck;
    const payload = {
      algorithm: 'SHA-256',
      challenge,
      salt,
      signature,
      number: solve(challenge, salt, maxnumber),
    };
    return { response, cookie, caller, token: data.token, botCheck: btoa(JSON.stringify(payload)) };
  }

  type Ready = Awaited<ReturnType<typeof prepare>>;
  const fieldsOf = (ready: Pick<Ready, 'token' | 'botCheck'>): Record<string, string> => ({
    'email_share[to]': 'friend@mail.example',
    'email_share[from]': 'reader@mail.example',
    'email_share[name]': 'Ines Okafor',
    'email_share[message]': 'You wanted a laptop.\r\nThis one.',
    'email_share[submit]': '',
    'email_share[_token]': ready.token,
    'email_share_from[title]': 'A week with the Arc 14',
    'email_share_from[url]': story,
    bot_check_response: ready.botCheck,
  });
  async function post(ready: Ready, more: Record<string, string> = {}, headers: Record<string, string> = {}) {
    const body = new URLSearchParams({ ...fieldsOf(ready), ...more });
    const own = { cookie: ready.cookie, 'x-forwarded-for': ready.caller, ...headers };
    const response = await app.get('/email-a-friend/', { method: 'POST', body, headers: own });
    return { status: response.status, body: (await response.json()) as never, headers: response.headers };
  }

  describe('an e-mail to a friend', () => {
    it('AP-24 AP-25 is in the outbox before the reader gets the confirmation', async () => {
      const ready = await prepare();
      expect(ready.response.headers.get('cache-control')).toBe('private, no-store');
      expect(ready.response.headers.get('set-cookie')).toMatch(
        /^__Host-form=[\w-]{22}; Path=\/; Max-Age=7200; HttpOnly; SameSite=Strict; Secure$/,
      );
      const answer = await post(ready);
      expect([answer.status, answer.body]).toEqual([200, { data: { code: 'Success' } }]);
      const [email, ...others] = await mail.outbox.newest(5);
      expect(others).toEqual([]);
      expect(email).toMatchObject({
        to: 'friend@mail.example',
        replyTo: 'reader@mail.example',
        subject: 'From Testsite: A week with the Arc 14',
      });
      expect(email?.text).toContain(`${story}\n\nYou wanted a laptop.\nThis one.`);
      expect(email?.html).toContain(`href="${story}"`);
    });

    it.each([
      ['a story', story, 'From Testsite: A week with the Arc 14'],
      ['a page that is no story', 'https://wavelength.example/latest/', 'A page from Testsite'],
    ])(
      'AP-24 EN-50 of %s has a subject of ours: neither the posted title nor a name gets into it',
      async (_, url, subject) => {
        const spam = {
          'email_share_from[title]': 'You won 1,000,000 dollars',
          'email_share[name]': 'Your bank',
          'email_share_from[url]': url,
        };
        expect((await post(await prepare(), spam)).status).toBe(200);
        const [email] = await mail.outbox.newest(1);
        expect(email?.subject).toBe(subject);
        expect(`${email?.text}${email?.html}`).not.toContain('You won');
        expect(email?.text).toContain(url);
      },
    );

    const table: [string, Record<string, string>, string, string][] = [
      ['ART-15', { 'email_share[to]': '' }, 'email_share[to]', 'Please fill out all required fields'],
      ['ART-15', { 'email_share[name]': ' ' }, 'email_share[name]', 'Please fill out all required fields'],
      ['ART-18', { 'email_share[from]': 'reader' }, 'email_share[from]', 'E-mail format invalid'],
      [
        'ART-16',
        { 'email_share[message]': 'm'.repeat(1501) },
        'email_share[message]',
        'Please keep the message to 1500 characters',
      ],
      [
        'AP-24',
        { 'email_share[to]': 'a@b.example\r\nBcc: c@d.example' },
        'email_share[to]',
        'E-mail format invalid',
      ],
      [
        'AP-24',
        { 'email_share_from[title]': 'A\r\nBcc: c@d.example' },
        'email_share_from[title]',
        'The title of the story is missing',
      ],
      [
        'AP-24',
        { 'email_share_from[url]': 'https://evil.example/' },
        'email_share_from[url]',
        'Only pages of this site can be sent',
      ],
      [
        'ART-17',
        { bot_check_response: '' },
        'bot_check_response',
        'We could not tell you from a robot. Please try once more.',
      ],
      [
        'ART-17',
        { bot_check_response: btoa('{}') },
        'bot_check_response',
        'We could not tell you from a robot. Please try once more.',
      ],
    ];
    it('ART-15 ART-16 ART-17 ART-18 says by field what is wrong, and sends nothing', async () => {
      const ready = await prepare();
      for (const [id, more, field, message] of table) {
        const { status, body } = await post(ready, more);
        const { errors } = body as { errors: { field: string; message: string; code: number }[] };
        expect([id, status, errors.map((error) => [error.code, error.field, error.message])]).toEqual([
          id,
          422,
          [[422, field, message]],
        ]);
      }
      expect(await mail.outbox.newest(5)).toEqual([]);
    });

    it('ART-16 takes a message of 1500 characters', async () => {
      expect((await post(await prepare(), { 'email_share[message]': 'm'.repeat(1500) })).status).toBe(200);
    });

    it('ART-19 is rejected without a token, with an old one, another browser’s, or from another site', async () => {
      const ready = await prepare();
      const other = await prepare();
      const tries: [Record<string, string>, Record<string, string>][] = [
        [{ 'email_share[_token]': '' }, {}],
        [{ 'email_share[_token]': other.token }, {}],
        [{ 'email_share[_token]': `1.${ready.token.split('.')[1]}` }, {}],
        [{}, { cookie: '' }],
        [{}, { 'sec-fetch-site': 'cross-site' }],
        [{}, { 'sec-fetch-site': 'same-site' }],
      ];
      for (const [more, headers] of tries) {
        const { status, body } = await post(ready, more, headers);
        expect([more, headers, status, body]).toMatchObject([
          more,
          headers,
          403,
          { errors: [{ reason: 'form_token' }] },
        ]);
      }
      expect(await mail.outbox.newest(5)).toEqual([]);
      expect((await post(ready, {}, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    });

    it('ART-17 an answer of the bot check is good once, also when two come at the same time', async () => {
      const ready = await prepare();
      const statuses = (await Promise.all([post(ready), post(ready), post(ready)])).map(
        ({ status }) => status,
      );
      expect(statuses.sort()).toEqual([200, 422, 422]);
      expect((await post(ready)).status).toBe(422);
      expect(await mail.outbox.newest(5)).toHaveLength(1);
    });

    it('ART-19 five an hour from one address, then 429 with the time to come back', async () => {
      const statuses: number[] = [];
      for (let count = 0; count < 6; count += 1)
        statuses.push(
          (await post(await prepare(), { 'email_share[to]': `friend${count}@mail.example` })).status,
        );
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      const rejected = await post(await prepare());
      expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(3500);
      expect((await post(await prepare('198.51.100.8'))).status).toBe(200);
    });

    it('ART-19 twenty a day to one person, from however many addresses', async () => {
      const statuses: number[] = [];
      for (let count = 0; count < 21; count += 1) {
        const to = count % 2 === 0 ? 'friend@mail.example' : 'FRIEND@mail.example';
        statuses.push((await post(await prepare(`198.51.100.${count}`), { 'email_share[to]': to })).status);
      }
      expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
      expect(statuses[20]).toBe(429);
    });

    it.each([
      ['GET', undefined, undefined, 405],
      ['POST', 'application/json', '{}', 400],
      ['POST', 'application/x-www-form-urlencoded', '', 422],
      [
        'POST',
        'application/x-www-form-urlencoded',
        'email_share[to]=a@b.example&email_share[to]=c@d.example',
        400,
      ],
      ['POST', 'application/x-www-form-urlencoded', `x=${'y'.repeat(70_000)}`, 413],
    ])('AP-25 %s of %s %.40s is %i', async (method, type, body, status) => {
      const headers = type ? { 'content-type': type } : undefined;
      const answer = await app.get('/email-a-friend/', {
        method,
        ...(headers ? { headers } : {}),
        ...(body === undefined ? {} : { body }),
      });
      expect(answer.status).toBe(status);
    });
  });

  describe('short links', () => {
    const shorten = async (longurl: string) => {
      const answer = await app.get(`/sharebar-shortener/?longurl=${encodeURIComponent(longurl)}`);
      return { status: answer.status, body: (await answer.json()) as { data?: { url: string } } };
    };

    it('AP-23 are given for pages of ours, the same for the same page, and lead there', async () => {
      const { body } = await shorten(story);
      expect(body.data?.url).toMatch(/^https:\/\/wavelength\.example\/s\/[A-Za-z0-9]{7}$/);
      expect((await shorten(`${story}?utm_source=x`)).body).toEqual(body);
      expect((await shorten('/article/another/')).body).not.toEqual(body);
      const again = createShortLinks({
        db: await store.again(),
        origin: siteUrl.origin,
        now: Date.now,
        statusOf: async () => 200,
      });
      const followed = await callService(again)(new URL(body.data?.url ?? '').pathname);
      expect([followed.status, followed.headers.get('location')]).toEqual([301, story]);
    });

    it.each(['https://evil.example/', '//evil.example', '', 'javascript:alert(1)', '/\\evil.example'])(
      'AP-23 are not given for %j',
      async (longurl) => {
        const { status, body } = await shorten(longurl);
        expect([status, body.data]).toEqual([400, undefined]);
      },
    );

    it('AP-23 are not stored for pages that do not exist or cannot be looked at now', async () => {
      const stored = async () =>
        (await store.db.as<ShortLinkTables>().kysely.selectFrom('short_links').select('path').execute())
          .length;
      for (const [longurl, status, reason] of [
        ['/missing/', 404, 'page_unknown'],
        ['/missing', 404, 'page_unknown'],
        [`${siteUrl.origin}/topic/missing/?a=1`, 404, 'page_unknown'],
        ['/broken/', 503, 'unavailable'],
      ] as const) {
        const answer = await shorten(longurl);
        expect([longurl, answer.status, answer.body]).toMatchObject([
          longurl,
          status,
          { errors: [{ reason }] },
        ]);
      }
      expect(await stored()).toBe(0);
    });

    it('AP-23 lead to no other host even if such a path was stored', async () => {
      const hostile = hostileTargets.filter((text) => !text.includes('\u0000'));
      const codes = hostile.map((_, index) => `evil${String(index).padStart(3, '0')}`);
      await store.db
        .as<ShortLinkTables>()
        .kysely.insertInto('short_links')
        .values(hostile.map((path, index) => ({ code: codes[index] ?? '', path, created_at: 1 })))
        .execute();
      const links = createShortLinks({
        db: store.db,
        origin: siteUrl.origin,
        now: Date.now,
        statusOf: async () => 200,
      });
      for (const [index, code] of codes.entries()) {
        const answer = await callService(links)(`/s/${code}`);
        expect([hostile[index], answer.status, answer.headers.get('location')]).toEqual([
          hostile[index],
          404,
          null,
        ]);
      }
    });

    it('AP-23 that do not exist are not found', async () => {
      expect((await app.get('/s/unknown1')).status).toBe(404);
      expect((await app.get('/s/')).status).toBe(404);
      expect((await app.get('/sharebar-shortener/?longurl=/a/&longurl=/b/')).status).toBe(400);
    });
  });
});
