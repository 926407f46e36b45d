import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { providerSilent } from '#content/rules/account/provider-silent.ts';
import { describeOneStore, type OpenStore } from '#database/test/stores.ts';
import type { NewsletterTables } from '#services/newsletters/newsletter-tables.ts';
import { until } from '../../testing/create-test-app.ts';
import { openTestNewsletters, type TestNewsletters } from './testing.ts';

const hour = 3_600_000;

describeOneStore.postgresInAll((emptyStore) => {
  let store: OpenStore;
  let test: TestNewsletters;
  beforeEach(async () => {
    store = emptyStore();
    test = await openTestNewsletters(store);
  });
  afterEach(() => test.close());

  const subscriptions = async (headers: Record<string, string>) => {
    const { data } = (await test.json(await test.get('/api/newsletters/subscriptions', { headers }))) as {
      data: { items: { id: string }[] };
    };
    return data.items.map(({ id }) => id);
  };
  const journey = async (id: string, headers: Record<string, string> = {}) => {
    const response = await test.post(`/api/newsletters/journey/${id}`, { headers });
    return [response.status, await test.json(response)] as const;
  };
  const success = [200, { data: { item: { code: 'Success' } } }];

  it('every path has a rate limit, the links in e-mails too', () => {
    const limits = new Map(
      test.service.routes?.map((route) => [route.path, 'limit' in route ? route.limit : undefined]),
    );
    expect([...limits.values()].filter((limit) => limit === undefined || limit === 'unlimited')).toEqual([]);
    expect(limits.get('/email/*')).toBe('emailLinks');
  });

  describe('the calls', () => {
    it.each(['/api/newsletters', '/api/newsletters/'])('NL-01 NL-12 EN-57 %s is public', async (path) => {
      const response = await test.get(path);
      expect(response.status).toBe(200);
      const { data } = (await test.json(response)) as { data: { items: unknown[] } };
      expect(data.items).toHaveLength(2);
      expect(data.items[1]).toEqual({
        id: 'locked',
        title: 'Locked',
        description: expect.any(String),
        rhythm: expect.any(String),
        subscribeJourneyId: 'locked-subscribe',
        unsubscribeJourneyId: 'locked-unsubscribe',
      });
    });

    it.each([
      ['GET', '/api/newsletters/subscriptions'],
      ['POST', '/api/newsletters/journey/locked-subscribe'],
      ['PUT', '/api/newsletters/settings'],
    ])('NL-02 NL-03 %s %s needs a token that is somebody’s', async (method, path) => {
      for (const given of [undefined, 'Bearer not-a-token-of-anybody', 'x']) {
        const headers: Record<string, string> = given ? { authorization: given } : {};
        const response = await test.get(path, { method, headers });
        expect(response.status).toBe(401);
        expect(response.headers.get('www-authenticate')).toContain('Bearer');
        expect(await test.json(response)).toMatchObject({
          errors: [{ code: 401, reason: 'sign_in_needed' }],
        });
      }
    });

    it('NL-02 NL-03 NL-04 NL-05 NL-08 NL-10 NL-12 a user subscribes and unsubscribes, repeatedly', async () => {
      const { headers } = await test.addUser('ines');
      expect(await subscriptions(headers)).toEqual([]);
      expect(await journey('locked-subscribe', headers)).toEqual(success);
      expect(await journey('locked-subscribe', headers)).toEqual(success);
      expect(await journey('the-signal-subscribe', headers)).toEqual(success);
      expect(await subscriptions(headers)).toEqual(['the-signal', 'locked']);
      expect(await journey('locked-unsubscribe', headers)).toEqual(success);
      expect(await journey('locked-unsubscribe', headers)).toEqual(success);
      expect(await subscriptions(headers)).toEqual(['the-signal']);
    });

    it.each([
      ['no-such-journey', 404, 'not_found'],
      ['locked', 404, 'not_found'],
      ['%20', 400, 'bad_path'],
      ['a'.repeat(200), 400, 'bad_path'],
      ['%3Cscript%3E', 400, 'bad_path'],
      ['', 400, 'bad_path'],
    ])('NL-03 the journey %j is rejected', async (id, status, reason) => {
      const { headers } = await test.addUser('ines');
      expect(await journey(id, headers)).toMatchObject([status, { errors: [{ code: status, reason }] }]);
      expect(await subscriptions(headers)).toEqual([]);
    });

    it.each([
      ['DELETE', '/api/newsletters', 405],
      ['POST', '/api/newsletters/subscriptions', 405],
      ['GET', '/api/newsletters/journey/locked-subscribe', 405],
      ['GET', '/api/newsletters/other', 404],
      ['GET', '/api/newsletters/journey/a/b', 404],
    ])('NL-12 %s %s is no call', async (method, path, status) => {
      expect((await test.get(path, { method })).status).toBe(status);
    });
  });

  describe('members of another provider', () => {
    const token = (name: string) => ({ authorization: `Bearer token-of-${name}-elsewhere` });
    beforeEach(async () => {
      await test.close();
      test = await openTestNewsletters(store, async (given) => {
        const name = /^token-of-(\w+)-elsewhere$/.exec(given)?.[1];
        if (name === 'silent') throw providerSilent(new Error('no answer'));
        const email = `${name?.replace('other', '')}@mail.example`;
        return name ? { sub: `auth0|${name}`, email, name, isElsewhere: true } : undefined;
      });
    });

    it('NL-02 NL-03 NL-08 get newsletters at the address from their provider, once, and unsubscribe', async () => {
      await test.addReaders(['ines@mail.example']);
      expect(await journey('locked-subscribe', token('ines'))).toEqual(success);
      expect(await journey('locked-subscribe', token('ben'))).toEqual(success);
      // The same person, with the form for readers without an account.
      await test.signUp({ email: 'Ben@mail.example', newsletter: 'the-signal' });
      await test.post(await test.confirmPath('Ben@mail.example'));
      expect(await subscriptions(token('ben'))).toEqual(['the-signal', 'locked']);
      // A second account with the address of the first is another one.
      expect(await subscriptions(token('otherben'))).toEqual([]);
      await sendEdition();
      const editions = test.sink.received.filter(({ raw }) => /^List-Unsubscribe:/m.test(raw));
      expect(editions.map(({ to }) => to[0]?.toLowerCase()).toSorted()).toEqual([
        'ben@mail.example',
        'ines@mail.example',
      ]);
      expect(await journey('locked-unsubscribe', token('ben'))).toEqual(success);
      expect(await subscriptions(token('ben'))).toEqual(['the-signal']);
    });

    it('NL-02 get a Retry-After while their provider is silent', async () => {
      const answer = await test.get('/api/newsletters/subscriptions', { headers: token('silent') });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
      expect((await test.get('/api/newsletters/subscriptions')).status).toBe(401);
    });
  });

  describe('without an account', () => {
    it('the owner of the address confirms with the button of an e-mail, once', async () => {
      const answer = await test.signUp({ email: ' Ben@mail.example ', newsletter: ['locked', 'the-signal'] });
      expect(answer).toEqual({ status: 200, body: { data: { code: 'Success' } } });
      const path = await test.confirmPath('Ben@mail.example');
      const page = await test.get(path);
      expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
      expect(await page.text()).toContain('Ben@mail.example');
      // Programs that open links change nothing.
      expect((await test.service.desk.audiences()).length).toBe(0);
      const pressed = await test.post(path);
      expect([pressed.status, await pressed.text()]).toEqual([
        200,
        expect.stringContaining('You are on the list.'),
      ]);
      expect(await test.service.desk.audiences()).toMatchObject([{ readers: 1 }, { readers: 1 }]);
      for (const again of [await test.get(path), await test.post(path)]) expect(again.status).toBe(410);
      const seen = async () => (await test.audit.newest(9)).map(({ what }) => what).toSorted();
      await expect.poll(seen).toEqual(['newsletter confirmed', 'newsletter link rejected']);
    });

    it('a link is over after two days', async () => {
      await test.signUp({ email: 'ben@mail.example', newsletter: 'locked' });
      const path = await test.confirmPath('ben@mail.example');
      test.clock.now += 48 * hour;
      for (const again of [await test.get(path), await test.post(path)]) expect(again.status).toBe(410);
      expect(await test.service.desk.audiences()).toEqual([]);
    });

    it('the answer is the same for every address, and e-mails to one address are limited', async () => {
      await test.addUser('ines');
      await test.addReaders(['ben@mail.example']);
      const given = ['ines@mail.example', 'ben@mail.example', 'new@mail.example'];
      for (const email of given)
        expect(await test.signUp({ email, newsletter: 'locked' })).toEqual({
          status: 200,
          body: { data: { code: 'Success' } },
        });
      for (const email of given) expect(await test.emailsTo(email)).toHaveLength(1);
      for (let times = 0; times < 5; times += 1)
        expect((await test.signUp({ email: given[2] ?? '', newsletter: 'locked' })).status).toBe(200);
      expect(await test.emailsTo('new@mail.example')).toHaveLength(4);
    });

    it('one caller makes us write only so often', async () => {
      const statuses: number[] = [];
      for (let times = 0; times < 11; times += 1)
        statuses.push((await test.signUp({ email: `r${times}@mail.example`, newsletter: 'locked' })).status);
      expect(statuses).toEqual([...Array(10).fill(200), 429]);
      const other = await test.signUp({ email: 'r@mail.example', newsletter: 'locked' }, '203.0.113.9');
      expect(other.status).toBe(200);
    });

    it.each([
      ['AU-33', { email: 'nobody' }, 422, 'Oops! Please enter a valid email'],
      ['AU-33', { email: '' }, 422, 'Oops! Please enter a valid email'],
      ['AU-33', { email: ['a@b.example', 'c@d.example'] }, 422, 'Oops! Please enter a valid email'],
      ['AU-33', { email: 'a@b.example\r\nBcc: c@d.example' }, 422, 'Oops! Please enter a valid email'],
      ['NL-10', { newsletter: [] }, 422, 'Please fill out all required fields'],
      ['NL-10', { newsletter: 'no-such-newsletter' }, 422, 'Please fill out all required fields'],
      ['NL-10', { _token: '1.x' }, 403, 'This form is too old. Please close it and open it again.'],
      [
        'NL-10',
        { bot_check_response: 'wrong' },
        422,
        'We could not tell you from a robot. Please try once more.',
      ],
    ])('%s %j is rejected', async (_id, fields, status, message) => {
      const answer = await test.signUp({ email: 'a@b.example', newsletter: 'locked', ...fields });
      expect(answer).toMatchObject({ status, body: { errors: [{ code: status, message }] } });
      expect(await test.mail.outbox.newest(5)).toEqual([]);
    });

    it('what was taken before is the member’s who joins with that address', async () => {
      await test.addReaders(['ines@mail.example']);
      const { headers } = await test.addUser('ines');
      expect(await subscriptions(headers)).toEqual(['locked']);
      await test.addReaders(['INES@mail.example'], 'the-signal');
      expect(await subscriptions(headers)).toEqual(['the-signal', 'locked']);
      expect(await test.service.desk.audiences()).toMatchObject([
        { readers: 1, users: 1 },
        { readers: 1, users: 1 },
      ]);
    });
  });

  /** Sends an edition of Locked now, and waits until nothing of it waits any more. */
  async function sendEdition(subject = ''): Promise<string> {
    const { desk } = test.service;
    const id = (await desk.create({ newsletterId: 'locked', subject, by: 'staff' })) ?? '';
    expect(await desk.schedule(id, test.clock.now, 'staff')).toBe(true);
    await until(async () => {
      await test.service.sender.wake();
      const [edition] = (await desk.editions(10)).filter((each) => each.id === id);
      const { states } = await desk.results(id);
      return edition?.state === 'failed' || (edition?.state === 'sent' && states.waiting === 0);
    });
    return id;
  }
  const linkIn = (raw: string, path: string) =>
    new RegExp(`https://wavelength\\.example(/email/${path}/[^"\\s)>]+)`).exec(raw)?.[1] ?? '';
  const parsed = async (to: string) => {
    const found = test.sink.received.find((email) => email.to[0] === to);
    return { raw: found?.raw ?? '', mail: await PostalMime.parse(found?.raw ?? '') };
  };

  describe('an edition', () => {
    it('goes to subscribers with and without account, once each, with their own unsubscribe link', async () => {
      const ines = await test.addUser('ines');
      await journey('locked-subscribe', ines.headers);
      await test.addReaders(['ben@mail.example', 'cy@mail.example']);
      await test.addReaders(['dee@mail.example'], 'the-signal');
      const id = await sendEdition();
      expect(test.sink.received.map(({ to }) => to[0]).sort()).toEqual([
        'ben@mail.example',
        'cy@mail.example',
        'ines@mail.example',
      ]);
      const { mail } = await parsed('ben@mail.example');
      expect(mail.subject).toBe('Locked: A key');
      expect(mail.text).toContain('A key (https://wavelength.example/article/a/)');
      expect(mail.html).toContain('href="https://wavelength.example/article/a/"');
      const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
      const way = linkIn(mail.html ?? '', 'unsubscribe');
      expect(header('list-unsubscribe')).toBe(`<https://wavelength.example${way}>`);
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      expect(header('list-id')).toBe('Testsite <locked.wavelength.example>');
      expect((await test.service.desk.results(id)).states).toMatchObject({ sent: 3, waiting: 0 });
      const entries = (await test.audit.newest(10)).map(({ what, about }) => [what, about]);
      expect(entries).toEqual([
        ['newsletter sending', id],
        ['newsletter scheduled', id],
        ['newsletter drafted', id],
      ]);
      expect(await test.audit.verify()).toMatchObject({ ok: true });
    });

    it('can be unsubscribed from with one click of a mail program, without cookies, or on its page', async () => {
      await test.addReaders(['ben@mail.example', 'cy@mail.example']);
      const id = await sendEdition();
      const way = linkIn((await parsed('ben@mail.example')).mail.html ?? '', 'unsubscribe');
      expect((await test.get(way)).status).toBe(200);
      expect(await test.service.desk.audiences()).toMatchObject([{ readers: 2 }]);
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      for (let times = 0; times < 2; times += 1)
        expect((await test.post(way, { body, headers: { origin: 'https://mail.example' } })).status).toBe(
          200,
        );
      expect(await test.service.desk.audiences()).toMatchObject([{ readers: 1 }]);
      expect(await test.service.desk.results(id)).toMatchObject({ left: 1 });
      const undone = await test.post(way, { body: new URLSearchParams({ undo: 'yes' }) });
      expect(await undone.text()).toContain('You are on the list.');
      expect(await test.service.desk.audiences()).toMatchObject([{ readers: 2 }]);
      expect(await test.service.desk.results(id)).toMatchObject({ left: 0 });
      const left = await test.post(way, { body });
      expect(await left.text()).toMatch(/You will not hear from Locked again\..*Undo/s);
      expect(await test.service.desk.audiences()).toMatchObject([{ readers: 1 }]);
      const forged = way.replace(/\.[\w-]{22}\/$/, '.AAAAAAAAAAAAAAAAAAAAAA/');
      expect((await test.post(forged)).status).toBe(404);
    });

    it('can be unsubscribed from with the links of e-mails that version 0.1 sent', async () => {
      await test.addReaders(['ben@mail.example', 'cy@mail.example']);
      await sendEdition();
      const way = linkIn((await parsed('ben@mail.example')).mail.html ?? '', 'unsubscribe');
      const former = way.replace('/email/unsubscribe/', '/letters/leave/');
      const moved = await test.get(former);
      expect([moved.status, moved.headers.get('location')]).toEqual([308, way]);
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      const headers = { origin: 'https://mail.example' };
      expect((await test.post(former, { body, headers })).status).toBe(200);
      expect(await test.service.desk.audiences()).toMatchObject([{ readers: 1 }]);
    });

    it('counts opens and clicks only with consent, and redirects nowhere else', async () => {
      await test.addReaders(['yes@mail.example'], 'locked', true);
      await test.addReaders(['no@mail.example']);
      const id = await sendEdition();
      const { mail: plain } = await parsed('no@mail.example');
      expect(plain.html).not.toMatch(/email\/(?:click|open)/);
      const { mail } = await parsed('yes@mail.example');
      const [opened, clicked] = [linkIn(mail.html ?? '', 'open'), linkIn(mail.html ?? '', 'click')];
      for (let times = 0; times < 2; times += 1) {
        expect((await test.get(opened)).headers.get('content-type')).toBe('image/gif');
        const answer = await test.get(clicked);
        expect([answer.status, answer.headers.get('location')]).toEqual([
          302,
          'https://wavelength.example/article/a/',
        ]);
      }
      // The token of a reader without consent counts nothing, even in a link its owner makes.
      const token = linkIn(plain.html ?? '', 'unsubscribe').split('/')[3] ?? '';
      await test.get(`/email/open/${token}.gif`);
      const results = { counted: 1, opened: 1, clicked: 1 };
      expect(await test.service.desk.results(id)).toMatchObject(results);
      expect((await test.get(clicked.replace(/\d+\/$/, '99/'))).status).toBe(404);
      expect((await test.get('/email/click/a.b.c/0/')).status).toBe(404);
      // Editions stored before addresses were checked are checked when a link is followed.
      for (const hostile of [
        '/..//evil.example/',
        'https://wavelength.example//evil.example/',
        'javascript:x',
      ]) {
        await store.db
          .as<NewsletterTables>()
          .kysely.updateTable('newsletter_editions')
          .set({ links: JSON.stringify([hostile]) })
          .execute();
        const answer = await test.get(clicked);
        expect([hostile, answer.status, answer.headers.get('location')]).toEqual([hostile, 404, null]);
      }
    });

    it('a reader who withdraws consent is no longer counted', async () => {
      const ines = await test.addUser('ines');
      await journey('locked-subscribe', ines.headers);
      const set = (mayCount: unknown) =>
        test.get('/api/newsletters/settings', {
          method: 'PUT',
          headers: { ...ines.headers, 'content-type': 'application/json' },
          body: JSON.stringify({ mayCount }),
        });
      expect((await set('yes')).status).toBe(400);
      expect((await set(true)).status).toBe(200);
      const id = await sendEdition();
      const opened = linkIn((await parsed('ines@mail.example')).mail.html ?? '', 'open');
      expect((await set(false)).status).toBe(200);
      await test.get(opened);
      expect(await test.service.desk.results(id)).toMatchObject({ counted: 1, opened: 0 });
    });

    it('a mailbox that is not there gets nothing more, until its owner asks again', async () => {
      await test.addReaders(['gone@mail.example']);
      test.sink.behavior.recipient = 550;
      const first = await sendEdition();
      delete test.sink.behavior.recipient;
      expect((await test.service.desk.results(first)).states).toMatchObject({ bounced: 1 });
      expect(await test.service.desk.suppressed()).toBe(1);
      const second = await sendEdition();
      expect((await test.service.desk.results(second)).states).toMatchObject({
        sent: 0,
        waiting: 0,
      });
      await test.signUp({ email: 'gone@mail.example', newsletter: 'locked' });
      await test.post(await test.confirmPath('gone@mail.example'));
      expect(await test.service.desk.suppressed()).toBe(0);
    });

    it('a text the server does not like is no fault of the mailbox', async () => {
      await test.addReaders(['ben@mail.example']);
      test.sink.behavior.text = 554;
      const id = await sendEdition();
      expect((await test.service.desk.results(id)).states).toMatchObject({ rejected: 1 });
      expect(await test.service.desk.suppressed()).toBe(0);
    });

    it('bounces and complaints that are reported later count, from who knows the address alone', async () => {
      await test.addReaders(['gone@mail.example', 'angry@mail.example']);
      const id = await sendEdition();
      const page = await (await test.get('/desk/newsletters/', { headers: test.staff })).text();
      const path = /wavelength\.example(\/api\/newsletters\/bounces\/[\w-]+)/.exec(page)?.[1] ?? '';
      const { mail } = await parsed('gone@mail.example');
      const report = (body: unknown, to = path) =>
        test.post(to, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      const events = [
        { type: 'bounce', recipient: 'gone@mail.example', permanent: true, messageId: mail.messageId },
        { type: 'complaint', recipient: 'angry@mail.example' },
      ];
      expect((await report({ events }, `${path}x`)).status).toBe(404);
      expect((await report({ nothing: true })).status).toBe(400);
      expect((await report({ events })).status).toBe(200);
      expect((await test.service.desk.results(id)).states).toMatchObject({ bounced: 1, sent: 1 });
      expect(await test.service.desk.suppressed()).toBe(2);
      expect(await test.service.desk.audiences()).toMatchObject([{ readers: 1 }]);
    });

    it('that cannot be composed says so, and can be sent when it can', async () => {
      await test.addReaders(['ben@mail.example']);
      test.site.page = undefined;
      const id = await sendEdition();
      const { desk } = test.service;
      expect((await desk.editions(1))[0]).toMatchObject({ id, state: 'failed', problem: expect.any(String) });
      expect(test.sink.received).toEqual([]);
    });
  });

  describe('the desk', () => {
    async function press(fields: Record<string, string>, more: { token?: string } = {}) {
      const page = await test.get('/desk/newsletters/', { headers: test.staff });
      const html = await page.text();
      const token = more.token ?? /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
      const cookie = (page.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      const body = new URLSearchParams({ token, ...fields });
      return test.post('/desk/newsletters/', { body, headers: { ...test.staff, cookie } });
    }
    const newest = async () => (await test.service.desk.editions(1))[0];

    it('is for staff, and takes no form of another page', async () => {
      expect((await test.get('/desk/newsletters/')).status).toBe(401);
      expect((await press({ action: 'draft', newsletter: 'locked' }, { token: '1.x' })).status).toBe(403);
      expect(await newest()).toBeUndefined();
    });

    it('drafts, tests, schedules and cancels; nothing goes out before its time', async () => {
      await test.addReaders(['ben@mail.example']);
      expect((await press({ action: 'draft', newsletter: 'nothing', subject: '' })).status).toBe(400);
      expect((await press({ action: 'draft', newsletter: 'locked', subject: '<b>Keys</b>' })).status).toBe(
        303,
      );
      const edition = (await newest())?.id ?? '';
      expect((await press({ action: 'test', edition, to: 'nobody' })).status).toBe(400);
      expect((await press({ action: 'test', edition, to: 'editor@mail.example' })).status).toBe(303);
      const [email] = await test.emailsTo('editor@mail.example');
      expect(email?.subject).toBe('[Test] <b>Keys</b>');
      const way = linkIn(email?.html ?? '', 'unsubscribe');
      expect((await test.post(way)).status).toBe(200);
      expect((await press({ action: 'schedule', edition, at: '2020-01-01T10:00' })).status).toBe(400);
      const at = new Date(test.clock.now + hour).toISOString().slice(0, 16);
      expect((await press({ action: 'schedule', edition, at })).status).toBe(303);
      await test.service.sender.wake();
      expect(await newest()).toMatchObject({ state: 'scheduled' });
      expect((await press({ action: 'cancel', edition })).status).toBe(303);
      test.clock.now += 2 * hour;
      await test.service.sender.wake();
      expect(await newest()).toMatchObject({ state: 'cancelled' });
      expect((await press({ action: 'send', edition })).status).toBe(400);
      expect(await test.emailsTo('ben@mail.example')).toEqual([]);
      const page = await (await test.get('/desk/newsletters/', { headers: test.staff })).text();
      expect(page).toContain('&lt;b&gt;Keys&lt;/b&gt;');
      expect(page).not.toContain('<b>Keys</b>');
    });

    it('ends all subscriptions of one newsletter, once its name is entered', async () => {
      await test.addReaders(['ben@mail.example', 'cat@mail.example']);
      const readers = async () =>
        (await test.service.desk.audiences()).find(({ newsletterId }) => newsletterId === 'locked')?.readers;
      for (const [newsletter, confirmed] of [
        ['locked', ''],
        ['locked', 'the-signal'],
        ['nothing', 'nothing'],
        ['', ''],
      ] as const)
        expect((await press({ action: 'end', newsletter, confirmed })).status).toBe(400);
      expect(await readers()).toBe(2);
      expect((await press({ action: 'end', newsletter: 'locked', confirmed: 'locked' })).status).toBe(303);
      expect(await readers()).toBeUndefined();
    });

    it('NL-11 sends the introduction and lines that staff wrote, and shows them on the page, escaped', async () => {
      await test.addReaders(['ben@mail.example']);
      const draft = { action: 'draft', newsletter: 'locked', subject: 'Keys' };
      expect((await press({ ...draft, lines: 'no path' })).status).toBe(400);
      const introduction = 'Hello & <b>welcome</b>.\n\nSecond.';
      const lines = '/article/a/ Read <i>this</i>.';
      test.site.page = `<html><body><h1>Locked</h1><h2><a href="https://wavelength.example/article/a/">A key</a></h2></body></html>`;
      expect((await press({ ...draft, introduction, lines })).status).toBe(303);
      await press({ action: 'send', edition: (await newest())?.id ?? '' });
      await until(async () => (await test.emailsTo('ben@mail.example')).length === 1);
      const [email] = await test.emailsTo('ben@mail.example');
      expect(email?.html).toContain('</h1><p>Hello &amp; &lt;b&gt;welcome&lt;/b&gt;.</p><p>Second.</p>');
      expect(email?.html).toContain('<p>Read &lt;i&gt;this&lt;/i&gt;.</p>');
      expect(email?.text).toContain('Hello & <b>welcome</b>.');
      const page = await (await test.get('/desk/newsletters/', { headers: test.staff })).text();
      expect(page).toContain('<p>Hello &amp; &lt;b&gt;welcome&lt;/b&gt;.</p><p>Second.</p>');
      expect(page).toContain('<a href="/article/a/">/article/a/</a> Read &lt;i&gt;this&lt;/i&gt;.');
    });

    it('shows what became of an edition that was sent', async () => {
      await test.addReaders(['ben@mail.example', 'cy@mail.example']);
      await sendEdition('Keys');
      const page = await (await test.get('/desk/newsletters/', { headers: test.staff })).text();
      expect(page).toContain('2 of 2 sent');
      expect(page).toContain('No recipient allowed open and click tracking');
    });

    it('taking an edition back leaves what was not sent in nobody’s mailbox', async () => {
      await test.stopMail();
      await test.addReaders(['ben@mail.example', 'cy@mail.example']);
      expect((await press({ action: 'draft', newsletter: 'locked', subject: '' })).status).toBe(303);
      const edition = (await newest())?.id ?? '';
      await press({ action: 'send', edition });
      await until(async () => (await newest())?.state === 'sent');
      expect(await test.emailsTo('ben@mail.example')).toHaveLength(1);
      expect((await press({ action: 'cancel', edition })).status).toBe(303);
      expect(await test.emailsTo('ben@mail.example')).toEqual([]);
      expect((await test.service.desk.results(edition)).states.withdrawn).toBe(2);
    });
  });

  it('a user’s newsletters can be exported and erased, in every table', async () => {
    const ines = await test.addUser('ines');
    await journey('locked-subscribe', ines.headers);
    await test.signUp({ email: ines.email, newsletter: 'the-signal' });
    const id = await sendEdition('Keys');
    const { personalData } = test.service;
    expect(await personalData.exportFor(ines)).toMatchObject({
      allowsOpenAndClickTracking: false,
      subscriptions: [{ newsletter: 'locked' }],
      received: [{ newsletter: 'locked', subject: 'Keys', state: 'sent' }],
    });
    const [reader] = await store.db
      .as<NewsletterTables>()
      .kysely.selectFrom('newsletter_readers')
      .selectAll()
      .execute();
    await personalData.eraseFor(ines);
    const tables = ['readers', 'subscriptions', 'one_time_tokens', 'suppressions', 'deliveries'] as const;
    for (const table of tables) {
      const rows = await store.db
        .as<NewsletterTables>()
        .kysely.selectFrom(`newsletter_${table}`)
        .selectAll()
        .execute();
      const text = JSON.stringify(rows);
      for (const trace of [ines.sub, ines.email, reader?.id ?? 'nobody']) expect(text).not.toContain(trace);
    }
    expect((await test.service.desk.results(id)).states.sent).toBe(1);
  });
});
