import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { served } from '#api/app.ts';
import { importPublication } from '#api/load/import-publication.ts';
import { migrateApi } from '#api/migrate-api.ts';
import { publication } from '#api/test/publication.ts';
import { now, seed } from '#api/test/seed.ts';
import { searchFiles } from '#database/test/search-files.ts';
import { searchStore } from '#database/test/search-store.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { createAuditLog } from '#services/audit/audit-log.ts';
import { migrateIdentity } from '#services/identity/identity-tables.ts';
import { setPassword } from '#services/identity/set-password.ts';
import { secretFor } from '../../boot/derive-secret.ts';
import { createTestApp, testSecrets, until } from '../../testing/create-test-app.ts';
import { type Browser, type Credentials, openBrowser, signInsAt } from './testing.ts';

const cheap = { memory: 64, passes: 1, parallelism: 1 };
const own = { 'sec-fetch-site': 'same-origin' };
const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
const json = { 'content-type': 'application/json' };

interface Somebody extends Credentials {
  sub: string;
  browser: Browser;
  bearer: { authorization: string };
}

/** Every service of the app at once, as `npm start` opens them. */
describeStores.postgresInAll((open) => {
  let store: OpenStore;
  let root: string;
  let app: Awaited<ReturnType<typeof createTestApp>>;
  let reader: Somebody;
  let staff: Somebody;

  async function becomeUser(role: 'reader' | 'staff', name: string): Promise<Somebody> {
    const email = `${name}@mail.example`;
    const made = await setPassword(store.db, { email, create: { username: name, role } }, cheap);
    const given = { email, password: made?.password ?? '' };
    const browser = openBrowser(app.origin);
    const tokens = await signInsAt(app.origin).tokens(browser, given);
    const bearer = { authorization: `Bearer ${tokens.access_token}` };
    return { ...given, sub: String(decodeJwt(tokens.id_token).sub), browser, bearer };
  }
  beforeAll(async () => {
    store = await open();
    root = await mkdtemp(join(tmpdir(), 'neutron-whole-'));
    await migrateApi(store.db);
    await importPublication(store.db, seed(), { now });
    await migrateIdentity(store.db);
    app = await createTestApp({
      root,
      publication,
      environment: { DATA_DIR: root, ...store.environment },
      knowsAddress: true,
    });
    reader = await becomeUser('reader', 'rosalind');
    staff = await becomeUser('staff', 'stefania');
  });
  afterAll(async () => {
    await app.close();
    await store.drop();
    await rm(root, { recursive: true, force: true });
  });
  const audit = () =>
    createAuditLog({ db: store.db, secret: secretFor('audit', testSecrets), now: Date.now });
  const status = async (by: Browser, path: string, init: RequestInit = {}) =>
    (await by.go(path, init)).status;

  describe('staff', () => {
    it('ROLE-06 every page of the desk opens for staff by account, and for no reader', async () => {
      expect(app.deskPaths.length).toBeGreaterThanOrEqual(6);
      for (const path of app.deskPaths) {
        const stranger = openBrowser(app.origin);
        const seen = {
          stranger: await status(stranger, path),
          readersSession: await status(reader.browser, path),
          readersToken: await status(stranger, path, { headers: reader.bearer }),
          staffSession: await status(staff.browser, path),
          staffToken: await status(stranger, path, { headers: staff.bearer }),
        };
        expect([path, seen]).toEqual([
          path,
          { stranger: 401, readersSession: 401, readersToken: 401, staffSession: 200, staffToken: 200 },
        ]);
      }
    });

    it('ROLE-06 a browser gets a page with the log-in link, a program its challenge', async () => {
      const [path = ''] = app.deskPaths;
      const asPerson = await reader.browser.go(path, { headers: { accept: 'text/html' } });
      expect([asPerson.status, asPerson.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect(await asPerson.text()).toContain('<a href="/desk/sign-in/">Sign in</a>');
      const response = await reader.browser.go(`${path}?with=token`, { headers: { accept: 'text/html' } });
      expect(response.headers.get('www-authenticate')).toMatch(/^Basic /);
    });

    it('ROLE-06 AU-41 no page of the desk takes a form that another site sent', async () => {
      for (const path of app.deskPaths) {
        const form = { method: 'POST', body: new URLSearchParams({ action: 'remove', id: '1' }) };
        const bySession = await status(staff.browser, path, { ...form, headers: foreign });
        const unsaid = await status(staff.browser, path, form);
        const byPassword = await status(openBrowser(app.origin), path, {
          ...form,
          headers: { ...foreign, authorization: `Basic ${btoa(`x:${testSecrets.staffToken}`)}` },
        });
        expect([path, bySession, unsaid, byPassword]).toEqual([path, 401, 401, 403]);
        // From our own page it reaches the page, which asks for its form token, or takes no forms.
        const home = await status(staff.browser, path, { ...form, headers: own });
        expect([path, [400, 403, 405, 422].includes(home)]).toEqual([path, true]);
        expect(await status(reader.browser, path, { ...form, headers: own })).toBe(401);
      }
    });

    it('ROLE-06 every staff call opens for staff by account, and for no reader', async () => {
      const calls = served.map(({ call }) => call).filter(({ auth }) => auth === 'staff');
      expect(calls.length).toBeGreaterThanOrEqual(15);
      for (const { name, path, method } of calls) {
        const at = path.replace('{site}', publication.siteId).replace(/\{\w+\}/g, 'no-such-thing');
        const init = method === 'GET' || method === 'HEAD' ? { method } : { method, body: '{}' };
        const outcomeFor = async (by: Browser, headers: Record<string, string>) =>
          (await status(by, at, { ...init, headers: { ...json, ...headers } })) === 401
            ? 'denied'
            : 'allowed';
        const stranger = openBrowser(app.origin);
        const seen = {
          stranger: await outcomeFor(stranger, own),
          readersSession: await outcomeFor(reader.browser, own),
          readersToken: await outcomeFor(stranger, reader.bearer),
          forged: await outcomeFor(stranger, { 'x-neutron-staff': staff.sub }),
          foreignSite: await outcomeFor(staff.browser, foreign),
          staffSession: await outcomeFor(staff.browser, own),
          staffToken: await outcomeFor(stranger, staff.bearer),
        };
        const [denied, allowed] = ['denied', 'allowed'];
        expect([name, seen]).toEqual([
          name,
          {
            stranger: denied,
            readersSession: denied,
            readersToken: denied,
            forged: denied,
            foreignSite: denied,
            staffSession: allowed,
            staffToken: allowed,
          },
        ]);
      }
    });

    it('AU-41 the audit log says who published what, by account or by the staff token', async () => {
      const path = `/api/neutron/stories/${publication.siteId}/story-1`;
      const post = { method: 'POST', body: '{}' };
      const bySession = { ...post, headers: { ...json, ...own } };
      expect(await status(staff.browser, `${path}/withdraw`, bySession)).toBe(200);
      const byToken = { ...json, authorization: `Bearer ${testSecrets.staffToken}`, 'x-neutron-staff': 'me' };
      const stranger = openBrowser(app.origin);
      expect(await status(stranger, `${path}/publish`, { ...post, headers: byToken })).toBe(200);
      const [second, first] = await audit().newest(2);
      expect(first).toMatchObject({ what: 'story withdrawn', about: 'story story-1' });
      expect((await audit().of(staff.sub)).at(-1)).toEqual(first);
      expect(second).toMatchObject({ who: 'staff token', what: 'story published', about: 'story story-1' });
      expect(await audit().verify()).toMatchObject({ ok: true });
    });

    it('AU-41 a form of the desk is recorded under the account that sent it', async () => {
      const fill = async (path: string, fields: Record<string, string>) => {
        const html = await (await staff.browser.go(path)).text();
        const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
        const body = new URLSearchParams({ token, ...fields });
        return status(staff.browser, path, { method: 'POST', body, headers: own });
      };
      const entry = {
        urlPath: '/by-ada/',
        urlType: 'TEMPORARY_REDIRECT',
        enabled: 'yes',
        targets: 'us url /latest/',
      };
      expect(await fill('/desk/vanity/?new', entry)).toBe(303);
      const newsletter = /<option value="([^"]+)"/.exec(
        await (await staff.browser.go('/desk/newsletters/')).text(),
      )?.[1];
      const draft = { action: 'draft', newsletter: newsletter ?? '', subject: 'By Ada' };
      expect(await fill('/desk/newsletters/', draft)).toBe(303);
      const entries = (await audit().of(staff.sub)).map(({ what }) => what);
      expect(entries).toEqual(expect.arrayContaining(['vanity entry created', 'newsletter drafted']));
    });
  });

  it('AU-41 the audit log shows answers about consent, plans that came, and who tried the handlers of staff', async () => {
    const receipt = { consentId: 'made-up', allowed: ['C0001', 'C0003'], isGpc: false, count: 2 };
    const stranger = openBrowser(app.origin);
    const post = { method: 'POST', headers: json };
    expect(await status(stranger, '/consent/receipts', { ...post, body: JSON.stringify(receipt) })).toBe(204);
    const settings = { method: 'PUT', headers: { ...json, ...reader.bearer }, body: '{"mayCount":true}' };
    expect(await status(stranger, '/api/newsletters/settings', settings)).toBe(200);
    const story = `/api/neutron/stories/${publication.siteId}/story-1`;
    const byStaff = { ...post, headers: { ...json, ...staff.bearer } };
    await stranger.go(`${story}/withdraw`, { ...byStaff, body: '{}' });
    const at = new Date(Date.now() + 100).toISOString();
    expect(await status(stranger, `${story}/publish`, { ...byStaff, body: JSON.stringify({ at }) })).toBe(
      200,
    );
    const forged = { authorization: 'Bearer forged-by-an-attacker' };
    for (const headers of [forged, reader.bearer]) await stranger.go('/desk/comments/', { headers });
    const wanted = [
      'consent {"allowed":"C0001,C0003","isGpc":false,"count":2}',
      'newsletter tracking changed {"mayCount":true}',
      'story published {"by":"schedule"} story story-1',
      'token rejected {"why":"unknown","before":0}',
    ];
    const entries = async () =>
      (await audit().newest(100)).map(({ what, detail, about }) => `${what} ${detail} ${about ?? ''}`);
    // The next journey writes below this very story: another one that came by its plan is not enough.
    await until(async () => {
      const seen = await entries();
      return wanted.every((line) => seen.some((entry) => entry.startsWith(line)));
    });
    // Other tests of this app tried before; each reason has its line.
    const router = (await entries()).filter((line) => line.startsWith('staff access denied'));
    expect(router.map((line) => /"why":"([^"]+)"/.exec(line)?.[1]).toSorted()).toEqual(
      expect.arrayContaining(['no staff', 'token']),
    );
    expect(await audit().verify()).toMatchObject({ ok: true });
  });

  it('AU-41 CM-01 an erased user is in no table of any service', async () => {
    const maya = await becomeUser('reader', 'mayaline');
    const call = (rest: string, init: RequestInit = {}) =>
      fetch(`${app.origin}/apigee/users/${maya.sub}${rest}`, {
        ...init,
        headers: { ...maya.bearer, ...json, ...init.headers },
      });
    const profile = { firstName: 'Mayaline', lastName: 'Quillfeather', username: 'mayaline-writes' };
    expect((await call('', { method: 'PUT', body: JSON.stringify(profile) })).status).toBe(200);
    const signOn = await fetch(`${app.origin}/api/discussion/token`, { headers: maya.bearer });
    const { data } = (await signOn.json()) as { data: { item: { disqusToken: { remoteAuthS3: string } } } };
    const say = async (text: string) => {
      const answer = await fetch(`${app.origin}/comments/api/comment`, {
        method: 'POST',
        headers: { ...json, 'x-remote-auth': data.item.disqusToken.remoteAuthS3 },
        body: JSON.stringify({ identifier: 'story-1', text }),
      });
      return `${answer.status} ${answer.ok ? '' : await answer.text()}`;
    };
    expect(await say('I read this twice, and would again.')).toBe('200 ');
    // An e-mail to them, a newsletter, and passwords that were wrong: each is written down somewhere.
    const { clientId: client_id, connection } = publication.identity;
    const reset = { client_id, connection, email: maya.email };
    const requested = await fetch(`${app.origin}/identity/dbconnections/change_password`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(reset),
    });
    expect(requested.status).toBe(200);
    const journey = { method: 'POST', headers: { ...maya.bearer, ...json } };
    const subscribed = await fetch(`${app.origin}/api/newsletters/journey/s`, journey);
    expect([subscribed.status, await subscribed.json()]).toMatchObject([
      200,
      { data: { item: { code: 'Success' } } },
    ]);
    const listed = { url: '/article/story-1/', title: 'Saved by Quillfeather', state: 'to-read', at: 1 };
    const saved = await fetch(`${app.origin}/reading-list/entries`, {
      method: 'PUT',
      headers: { ...maya.bearer, ...json },
      body: JSON.stringify({ entries: [listed] }),
    });
    expect(await saved.json()).toEqual({ data: { entries: [listed] } });
    const guess = { email: maya.email, password: 'not this one' };
    expect((await signInsAt(app.origin).signIn(openBrowser(app.origin), guess)).posted.status).toBe(401);
    await until(async () =>
      (await searchStore(store.db, [maya.email])).some(({ table }) => table === 'mail_emails'),
    );

    const names = [maya.sub, maya.email, 'mayaline', 'quillfeather'];
    const tables = new Set((await searchStore(store.db, names)).map(({ table }) => table));
    for (const table of [
      'identity_accounts',
      'identity_records',
      'audit_aliases',
      'discussion_people',
      'reading_list_entries',
    ])
      expect([...tables]).toContain(table);
    const taken = await (await call('/export')).text();
    for (const known of [maya.email, 'Quillfeather', 'I read this twice', 'sign-in', 'Saved by'])
      expect(taken).toContain(known);

    const folders = [root, store.environment.DATA_DIR ?? root];
    const remains = async () =>
      (
        await Promise.all(folders.map((folder) => searchFiles(folder, [...names, 'I read this twice'])))
      ).flat();
    if (store.db.file) expect(await remains()).not.toEqual([]);
    const gone = await call('', {
      method: 'DELETE',
      body: JSON.stringify({ currentPassword: maya.password }),
    });
    expect(gone.status).toBe(204);
    // Tokens issued before open nothing, and create no account again.
    expect(await say('And a third time.')).toMatch(/^401 /);
    const before = { headers: maya.bearer };
    for (const path of [
      '/api/discussion/token',
      '/api/newsletters/subscriptions',
      `/apigee/users/${maya.sub}`,
    ])
      expect([path, (await fetch(`${app.origin}${path}`, before)).status]).toEqual([path, 401]);
    expect(await searchStore(store.db, [...names, 'a third time'])).toEqual([]);
    // Nor do the bytes of any file: not in free pages, not in the write-ahead log.
    await until(async () => (await remains()).length === 0).catch(async () =>
      expect(await remains()).toEqual([]),
    );
    expect(await audit().verify()).toMatchObject({ ok: true });
    // Others are still known.
    expect(await searchStore(store.db, [reader.sub])).not.toEqual([]);
  });
});
