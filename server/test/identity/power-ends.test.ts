import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { served } from '#api/app.ts';
import { importPublication } from '#api/load/import-publication.ts';
import { migrateApi } from '#api/migrate-api.ts';
import { publication } from '#api/test/publication.ts';
import { now, seed } from '#api/test/seed.ts';
import { requestLimits } from '#content/limits.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { type IdentityTables, migrateIdentity } from '#services/identity/identity-tables.ts';
import { setPassword } from '#services/identity/set-password.ts';
import { createTestApp, testSecrets } from '../../testing/create-test-app.ts';
import { type Browser, clientId, openBrowser, signInsAt, type Tokens } from './testing.ts';

const cheap = { memory: 64, passes: 1, parallelism: 1 };
const own = { 'sec-fetch-site': 'same-origin' };
const json = { 'content-type': 'application/json' };

interface Editor {
  email: string;
  password: string;
  sub: string;
  browser: Browser;
  opaque: string;
  jwt: string;
  offline: Tokens;
  comments: string;
}

/** An editor holds every kind of credential; the second server shares nothing with the first but the database. */
describeStores.postgresInAll((open) => {
  let store: OpenStore;
  let folders: string[];
  let first: Awaited<ReturnType<typeof createTestApp>>;
  let second: Awaited<ReturnType<typeof createTestApp>>;

  beforeAll(async () => {
    store = await open();
    folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'neutron-power-'))));
    await migrateApi(store.db);
    await importPublication(store.db, seed(), { now });
    await migrateIdentity(store.db);
    const environment = { TRUSTED_PROXIES: 'loopback', ...store.environment };
    const [root = '', otherRoot = ''] = folders;
    first = await createTestApp({
      root,
      publication,
      environment: { DATA_DIR: root, ...environment },
      knowsAddress: true,
    });
    second = await createTestApp({
      root: otherRoot,
      publication,
      environment: { DATA_DIR: otherRoot, ...environment, SITE_URL: first.origin },
    });
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(async () => {
    await second.close();
    await first.close();
    await store.drop();
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  });

  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  async function becomeEditor(name: string): Promise<Editor> {
    const email = `${name}@mail.example`;
    const made = await setPassword(store.db, { email, create: { username: name, role: 'staff' } }, cheap);
    const given = { email, password: made?.password ?? '' };
    // Addresses of their own: sign-ins of one address are limited.
    const address = newAddress()['x-forwarded-for'];
    const browser = openBrowser(first.origin, address);
    const signIns = signInsAt(first.origin);
    const audience = `${first.origin}/api/`;
    const { access_token: opaque } = await signIns.tokens(browser, given);
    const again = async (extra: Record<string, string>) => {
      const { url, verifier } = signIns.begin({ prompt: 'none', ...extra });
      const back = await browser.follow(url, (next) => next.startsWith(`${first.origin}/user/`));
      return (await (await signIns.context(back.url, verifier)).json()) as Tokens;
    };
    const { access_token: jwt } = await again({ audience });
    const offline = await signIns.tokens(openBrowser(first.origin, address), given, {
      audience,
      scope: 'openid profile email offline_access',
    });
    const signOn = await fetch(`${first.origin}/api/discussion/token`, { headers: bearer(jwt) });
    const { data } = (await signOn.json()) as { data: { item: { disqusToken: { remoteAuthS3: string } } } };
    const sub = String(decodeJwt(jwt).sub);
    return { ...given, sub, browser, opaque, jwt, offline, comments: data.item.disqusToken.remoteAuthS3 };
  }

  const staffCall =
    served.find(({ call }) => call.auth === 'staff' && call.method === 'GET')?.call.path ?? '';
  const staffPath = staffCall.replace('{site}', publication.siteId).replace(/\{\w+\}/g, 'story-1');

  let addresses = 0;
  const newAddress = () => ({ 'x-forwarded-for': `203.0.113.${++addresses}` });

  /** What each credential still does, on the server that did not take it away. */
  async function powerOf(editor: Editor): Promise<Record<string, string>> {
    const from = newAddress();
    const at = async (path: string, given: Record<string, string>) => {
      const headers = { ...from, ...given };
      const { status } = await fetch(`${second.url}${path}`, { headers, redirect: 'manual' });
      return status === 401 ? '-' : status < 300 ? 'yes' : String(status);
    };
    const cookie = [...editor.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const byToken = async (token: string) => {
      const paths = [
        staffPath,
        '/desk/schedule/',
        `/apigee/users/${editor.sub}`,
        '/api/newsletters/subscriptions',
        '/api/discussion/token',
      ];
      const seen = await Promise.all(paths.map((path) => at(path, bearer(token))));
      return [...new Set(seen)].join(' ');
    };
    return {
      opaque: await byToken(editor.opaque),
      userinfo: await at('/identity/userinfo', bearer(editor.opaque)),
      jwt: await byToken(editor.jwt),
      offline: await byToken(editor.offline.access_token),
      session: await at('/desk/schedule/', { cookie }),
      comments: await at('/comments/api/thread?identifier=story-1', { 'x-remote-auth': editor.comments }),
    };
  }
  const all = { opaque: 'yes', userinfo: 'yes', jwt: 'yes', offline: 'yes', session: 'yes', comments: 'yes' };
  const none = { opaque: '-', userinfo: '-', jwt: '-', offline: '-', session: '-', comments: '-' };
  /** The session of another browser is not concerned. */
  const oneSession = { ...none, offline: 'yes' };
  const refresh = (token: string | undefined) =>
    fetch(`${first.origin}/identity/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: clientId,
        refresh_token: token ?? '',
      }),
    });
  const profile = ({ sub, jwt }: Editor, rest: string, init: RequestInit) =>
    fetch(`${first.origin}/apigee/users/${sub}${rest}`, { ...init, headers: { ...json, ...bearer(jwt) } });

  /** The token of a preview of a draft, made by an editor. */
  async function previewOf({ jwt }: Editor): Promise<string> {
    const path = `/api/neutron/stories/${publication.siteId}/draft-1/preview`;
    const headers = { ...json, ...bearer(jwt) };
    const answer = await fetch(`${first.origin}${path}`, { method: 'POST', headers, body: '{"version":1}' });
    return ((await answer.json()) as { data: { token: string } }).data.token;
  }
  async function opens(preview: string): Promise<boolean> {
    const path = `/api/neutron/composer/${publication.siteId}/pages/article/secret-draft/web`;
    const headers = { ...newAddress(), 'x-preview': preview };
    const answer = await fetch(`${second.url}${path}?apiKey=${publication.apiKey}`, { headers });
    return answer.status === 200;
  }

  /** The open event stream of a screen, on the other server. */
  async function followedBy(headers: Record<string, string>): Promise<Response> {
    const path = `/api/neutron/events/${publication.siteId}`;
    const accept = { ...newAddress(), accept: 'text/event-stream' };
    const answer = await fetch(`${second.url}${path}`, { headers: { ...accept, ...headers } });
    expect(answer.status).toBe(200);
    return answer;
  }
  const untilItEnds = (stream: Response) => stream.text();

  const recordsOf = ({ sub }: Editor) =>
    store.db
      .as<IdentityTables>()
      .kysely.selectFrom('identity_records')
      .selectAll()
      .where('account_id', '=', sub)
      .execute();

  const ways: [string, Record<string, string>, (editor: Editor) => Promise<unknown>][] = [
    [
      'sign-out',
      oneSession,
      ({ browser }) => browser.go(`/identity/v2/logout?client_id=${clientId}`, { headers: own }),
    ],
    [
      'a session that was ended from the account page',
      oneSession,
      async (editor) => {
        const list = await (await profile(editor, '/sessions', {})).json();
        const mine = String(decodeJwt(editor.jwt).session);
        expect((list as { id: string }[]).map(({ id }) => id)).toContain(mine);
        return profile(editor, `/sessions/${mine}`, { method: 'DELETE' });
      },
    ],
    [
      'a session whose time is over',
      oneSession,
      async ({ jwt }) => {
        const { kysely } = store.db.as<IdentityTables>();
        const expired = kysely.updateTable('identity_records').set({ expires_at: Date.now() - 1 });
        await expired.where('uid', '=', String(decodeJwt(jwt).session)).execute();
      },
    ],
    [
      'a new password; the browser that set it stays signed in',
      { ...none, session: 'yes' },
      (editor) =>
        profile(editor, '', {
          method: 'PUT',
          body: JSON.stringify({ currentPassword: editor.password, newPassword: 'abc1!xyz' }),
        }),
    ],
    ['a role that was taken', none, ({ email }) => setPassword(store.db, { email, role: 'reader' }, cheap)],
    [
      'an account that was deleted',
      none,
      (editor) =>
        profile(editor, '', {
          method: 'DELETE',
          body: JSON.stringify({ currentPassword: editor.password }),
        }),
    ],
    [
      'a refresh token that was used twice',
      { ...all, offline: '-' },
      async ({ offline }) => {
        expect((await refresh(offline.refresh_token)).status).toBe(200);
        expect((await refresh(offline.refresh_token)).status).toBe(400);
      },
    ],
  ];
  it.each(ways)('AU-41 ROLE-06 %s ends power at once, on every server', async (name, left, take) => {
    const editor = await becomeEditor(`editor-${ways.findIndex(([way]) => way === name)}`);
    expect(await powerOf(editor)).toEqual(all);
    const before = await recordsOf(editor);
    const preview = await previewOf(editor);
    expect(await opens(preview)).toBe(true);
    const streams = [await followedBy(bearer(editor.jwt)), await followedBy(bearer(editor.opaque))];
    await take(editor);
    expect(await powerOf(editor)).toEqual(left);
    // Screens come back a second later if they still may. What only time ends is found by the next heartbeat.
    if (name !== 'a session whose time is over') await Promise.all(streams.map(untilItEnds));
    expect(await opens(preview)).toBe(left.session === 'yes');
    // The provider saves session and grant at the end of every request: one that was under way writes them back.
    const { kysely } = store.db.as<IdentityTables>();
    await kysely
      .insertInto('identity_records')
      .values(before)
      .onConflict((conflict) => conflict.columns(['model', 'id']).doNothing())
      .execute();
    expect(await powerOf(editor)).toEqual(left);
  });

  it.each(['a new password', 'a role that was taken'])(
    'AU-41 %s ends a sign-in that was begun with the old one, too',
    async (way) => {
      const editor = await becomeEditor(way.replaceAll(' ', '-'));
      const browser = openBrowser(first.origin);
      const { html } = await signInsAt(first.origin).open(browser);
      const posted = await browser.submit(html, { email: editor.email, password: editor.password });
      expect(posted.status).toBe(303);
      const { email } = editor;
      if (way === 'a role that was taken') await setPassword(store.db, { email, role: 'reader' }, cheap);
      else
        await profile(editor, '', {
          method: 'PUT',
          body: JSON.stringify({ currentPassword: editor.password, newPassword: 'abc1!xyz' }),
        });
      const next = browser.locationOf(posted, '/identity/');
      const { url } = await browser.follow(next, (to) => to.startsWith(`${first.origin}/user/`));
      expect(url).not.toContain('code=');
      expect((await browser.go('/desk/schedule/')).status).toBe(401);
    },
  );

  it('AU-41 a role is the one of now, not the one a token was issued with', async () => {
    const editor = await becomeEditor('demoted');
    const { kysely } = store.db.as<IdentityTables>();
    await kysely
      .updateTable('identity_accounts')
      .set({ role: 'reader' })
      .where('sub', '=', editor.sub)
      .execute();
    const statusFor = async (headers: Record<string, string>) =>
      (await fetch(`${second.url}/desk/schedule/`, { headers })).status;
    expect([await statusFor(bearer(editor.jwt)), await statusFor(bearer(editor.opaque))]).toEqual([401, 401]);
  });

  it('ROLE-06 AU-41 wrong tokens are counted wherever they are sent, and the address they come from is not answered', async () => {
    const { sub, jwt } = await becomeEditor('guessed');
    const publicPath = `/api/neutron/breaking-news/${publication.siteId}/web?apiKey=${publication.apiKey}`;
    const basic = { authorization: `Basic ${btoa('staff:wrong-password')}` };
    const wrong = [
      [staffPath, bearer('wrong-staff-token-0123456789')],
      ['/desk/schedule/', basic],
      ['/desk/mailbox/', bearer(`${jwt.slice(0, -6)}AAAAAA`)],
      ['/metrics', bearer('wrong-staff-token-0123456789')],
      ['/status', bearer('wrong-staff-token-0123456789')],
      [publicPath, bearer('wrong-staff-token-0123456789')],
      [`/apigee/users/${sub}`, bearer('a-token-that-nobody-gave-out-0123456789')],
      ['/api/newsletters/subscriptions', bearer('a-token-that-nobody-gave-out-0123456789')],
      ['/api/discussion/token', bearer('a-token-that-nobody-gave-out-0123456789')],
      ['/identity/userinfo', bearer('a-token-that-nobody-gave-out-0123456789')],
    ] as const;
    // Otherwise a slow machine lets a guess be forgotten meanwhile.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    for (const [path, headers] of wrong) {
      const guesser = newAddress();
      const statusFor = async (by: Record<string, string>) => {
        const answer = await fetch(`${second.url}${path}`, { headers: { ...guesser, ...by } });
        return answer.status;
      };
      const seen = [];
      for (let times = 0; times < requestLimits.wrongCredentials.limit + 2; times += 1)
        seen.push(await statusFor(headers));
      // Some places answer strangers as if nothing had been sent.
      const denied = path === '/metrics' ? 404 : path === '/status' || path === publicPath ? 200 : 401;
      expect([path, Map.groupBy(seen, String).get(String(denied))?.length, seen.at(-1)]).toEqual([
        path,
        requestLimits.wrongCredentials.limit,
        429,
      ]);
      // Guessing could continue if a right token were still answered; other addresses are not affected. The staff token has
      // 256 random bits and cannot be guessed, so the operator is never locked out.
      expect(await statusFor(bearer(jwt))).toBe(429);
      expect(await statusFor(bearer(testSecrets.staffToken))).not.toBe(429);
      expect(await statusFor({ authorization: `Basic ${btoa(`staff:${testSecrets.staffToken}`)}` })).not.toBe(
        429,
      );
      expect(await statusFor(bearer(`${testSecrets.staffToken}0`))).toBe(429);
      expect((await fetch(`${second.url}${staffPath}`, { headers: bearer(jwt) })).status).toBeLessThan(300);
    }
  });

  it('ROLE-06 a token that is somebody’s is no guess, however often it does not open a page', async () => {
    const email = 'powerless@mail.example';
    const create = { username: 'powerless', role: 'reader' } as const;
    const made = await setPassword(store.db, { email, create }, cheap);
    const given = { email, password: made?.password ?? '' };
    const { access_token } = await signInsAt(first.origin).tokens(openBrowser(first.origin), given);
    const headers = { ...newAddress(), ...bearer(access_token) };
    const seen = new Set<number>();
    for (let times = 0; times < requestLimits.wrongCredentials.limit + 2; times += 1)
      seen.add((await fetch(`${second.url}/desk/schedule/`, { headers })).status);
    expect([...seen]).toEqual([401]);
  });

  it('ROLE-06 AU-41 own tokens that have ended are no guesses: tabs left open lock no one out', async () => {
    const stale = await becomeEditor('stale');
    const other = await becomeEditor('awake');
    const { kysely } = store.db.as<IdentityTables>();
    const expired = kysely.updateTable('identity_records').set({ expires_at: Date.now() - 1 });
    await expired.where('model', '=', 'AccessToken').where('account_id', '=', stale.sub).execute();
    await setPassword(store.db, { email: stale.email }, cheap);
    const from = newAddress();
    const statusFor = async (path: string, token: string) =>
      (await fetch(`${second.url}${path}`, { headers: { ...from, ...bearer(token) } })).status;
    const paths = [staffPath, '/desk/schedule/', `/apigee/users/${stale.sub}`, '/api/discussion/token'];
    const seen = new Set<number>();
    for (let times = 0; times < requestLimits.wrongCredentials.limit + 2; times += 1)
      seen.add(await statusFor(paths[times % paths.length] ?? '', stale.jwt));
    expect([...seen]).toEqual([401]);
    expect(await statusFor(staffPath, other.jwt)).toBeLessThan(300);
  });

  it('AU-41 AU-11 a link of another site signs no one out; a press of the button does', async () => {
    const editor = await becomeEditor('linked');
    const path = `/identity/v2/logout?client_id=${clientId}&returnTo=${first.origin}/latest/`;
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { referer: 'https://evil.example/' },
      {},
    ];
    let page = '';
    for (const headers of foreign) {
      const answer = await editor.browser.go(path, { headers });
      page = await answer.text();
      expect([answer.status, /<form method="post"/.test(page)]).toEqual([200, true]);
    }
    expect(await powerOf(editor)).toEqual(all);
    const forged = await editor.browser.submit(page, { token: '1.x' }, { 'sec-fetch-site': 'cross-site' });
    expect(forged.status).toBe(403);
    expect(await powerOf(editor)).toEqual(all);
    // The page of the site that logs out when it is shown sends such readers there, too.
    const shown = async (headers: Record<string, string>) => {
      const answer = await editor.browser.go('/user/logout/', { headers });
      return [answer.status, answer.headers.get('location')?.split('?')[0] ?? null];
    };
    for (const headers of foreign.filter(({ referer }) => referer))
      expect(await shown(headers)).toEqual([302, '/identity/v2/logout']);
    for (const headers of [own, { 'sec-fetch-site': 'none' }]) expect((await shown(headers))[1]).toBeNull();
    const pressed = await editor.browser.submit(page, {}, own);
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `${first.origin}/latest/`]);
    expect(await powerOf(editor)).toEqual(oneSession);
  });
});
