import { hash } from 'node:crypto';
import { mkdtemp, open as openFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { importPublication } from '#api/load/import-publication.ts';
import { migrateApi } from '#api/migrate-api.ts';
import { layouts } from '#api/test/layouts.ts';
import { publication as testPublication } from '#api/test/publication.ts';
import { now, seed } from '#api/test/seed.ts';
import { trackingDataExample } from '#content/examples/tracking-data.ts';
import { searchPage } from '#content/layouts/search-page.ts';
import { connect } from '#database/connect.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import type { Log } from '#platform/log.ts';
import { migrateDiscussion } from '#services/discussion/discussion-tables.ts';
import { signRemoteAuth } from '#services/discussion/remote-auth.ts';
import { migrateIdentity } from '#services/identity/identity-tables.ts';
import { setPassword } from '#services/identity/set-password.ts';
import { secretFor } from './boot/derive-secret.ts';
import { openBrowser, signInsAt } from './test/identity/testing.ts';
import { createTestApp, testSecrets, until } from './testing/create-test-app.ts';
import { openRenderedSite } from './testing/rendered-site.ts';
import { openTcpProxy } from './testing/tcp-proxy.ts';

const cheap = { memory: 64, passes: 1, parallelism: 1 };
const publication = { ...testPublication, survey: { id: 'one', question: 'Well?', answers: ['Yes', 'No'] } };
const withSearch = () => seed({ layouts: [...layouts, searchPage] });
const page = '/article/first-story/';
const story = '/api/neutron/stories/testsite/story-1';
type App = Awaited<ReturnType<typeof createTestApp>>;
type Send = () => Promise<Response>;

/** Every connection of this process to an SQLite file that writes. */
const connections = new Set<Sqlite.Database>();
const { pragma } = Sqlite.prototype;
vi.spyOn(Sqlite.prototype, 'pragma').mockImplementation(function (this: Sqlite.Database, ...given) {
  connections.add(this);
  return pragma.apply(this, given);
});
const writers = () =>
  [...connections].filter(
    (connection) => connection.open && pragma.call(connection, 'query_only', { simple: true }) === 0,
  );

function openLog() {
  const lines: { level: string; event: string; dependency?: unknown }[] = [];
  const at =
    (level: string) =>
    (event: string, fields: object = {}) =>
      void lines.push({ level, event, ...fields });
  const log: Log = { debug: () => undefined, info: at('info'), warn: at('warn'), error: at('error') };
  return { log, lines };
}

function solve(challenge: string, salt: string, most: number): number {
  for (let number = 0; number <= most; number += 1)
    if (hash('sha256', `${salt}${number}`) === challenge) return number;
  throw new Error('not to be solved');
}

/** Every way to write, made ready while all is well: what is returned sends it. */
async function prepareWrites(app: App, account: { email: string; password: string }) {
  const { origin } = app;
  const json = { 'content-type': 'application/json' };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { ...json, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const auth = (id: string) => ({
    'x-remote-auth': signRemoteAuth(
      { id, username: id, email: `${id}@mail.example` },
      secretFor('discussion', testSecrets),
      Math.floor(Date.now() / 1000),
    ),
  });
  const posted = await post('/comments/api/comment', { identifier: 'story-1', text: 'First' }, auth('one'));
  const comment = ((await posted.json()) as { data: { id: string } }).data.id;

  const browser = openBrowser(origin);
  const signIns = signInsAt(origin);
  const tokens = await signIns.tokens(browser, account);
  const bearer = { authorization: `Bearer ${tokens.access_token}` };
  const other = openBrowser(origin);
  const form = await signIns.open(other);
  const third = openBrowser(origin);
  const code = await signIns.signIn(third, account);

  async function solved(path: string) {
    const response = await fetch(`${origin}${path}`);
    const { data } = (await response.json()) as {
      data: {
        token: string;
        botCheck: { challenge: string; salt: string; signature: string; maxnumber: number };
      };
    };
    const { challenge, salt, signature, maxnumber } = data.botCheck;
    const number = solve(challenge, salt, maxnumber);
    const proof = btoa(JSON.stringify({ algorithm: 'SHA-256', challenge, salt, signature, number }));
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    return { token: data.token, proof, cookie };
  }
  const newsletter = await solved('/email/sign-up/form/');
  const friend = await solved('/email-a-friend/form/');
  const desk = openBrowser(origin);
  const staff = {
    authorization: `Basic ${btoa(`x:${testSecrets.staffToken}`)}`,
    'sec-fetch-site': 'same-origin',
  };
  const vanity = await (await desk.go('/desk/vanity/?new', { headers: staff })).text();
  const vanityToken = /name="token" value="([^"]+)"/.exec(vanity)?.[1] ?? '';
  const { data } = await (await app.read(story)).json();

  const api: Record<string, Send> = {
    'a story is saved': () =>
      app.write(story, { baseVersion: data.version, story: { ...data.story, title: 'New' } }, 'PUT'),
    'a story is published': () => app.write(`${story}/publish`),
    'a comment is written': () =>
      post('/comments/api/comment', { identifier: 'story-1', text: 'Second' }, auth('two')),
    'a vote is given': () => post('/comments/api/vote', { id: comment, value: 1 }, auth('two')),
    'a reader signs up': () =>
      post('/identity/dbconnections/signup', {
        client_id: publication.identity.clientId,
        connection: publication.identity.connection,
        email: 'new@mail.example',
        password: 'Long-enough-4-all!',
      }),
    'a reader forgot the password': () =>
      post('/identity/dbconnections/change_password', {
        client_id: publication.identity.clientId,
        connection: publication.identity.connection,
        email: 'nobody-we-know@mail.example',
      }),
    'a code is traded for tokens': () => signIns.context(code.url, code.verifier),
    'a profile is changed': () =>
      fetch(`${origin}/apigee/users/${sub(tokens.id_token)}`, {
        method: 'PUT',
        headers: { ...json, ...bearer },
        body: JSON.stringify({ firstName: 'New' }),
      }),
    'a newsletter is ordered': () =>
      fetch(`${origin}/email/sign-up/`, {
        method: 'POST',
        headers: { cookie: newsletter.cookie },
        body: new URLSearchParams({
          email: 'newsnewsletters@mail.example',
          newsletter: 'signal',
          _token: newsletter.token,
          bot_check_response: newsletter.proof,
        }),
      }),
    'a story is sent to a friend': () =>
      fetch(`${origin}/email-a-friend/`, {
        method: 'POST',
        headers: { cookie: friend.cookie },
        body: new URLSearchParams({
          'email_share[to]': 'friend@mail.example',
          'email_share[from]': 'reader@mail.example',
          'email_share[name]': 'Ines',
          'email_share[message]': 'This one.',
          'email_share[_token]': friend.token,
          'email_share_from[title]': 'A title',
          'email_share_from[url]': `${origin}${page}`,
          bot_check_response: friend.proof,
        }),
      }),
    'a consent receipt': () =>
      post('/consent/receipts', { consentId: 'one', allowed: ['C0001'], isGpc: false, count: 1 }),
    'an answer to the survey': () => post('/survey/answer', { id: 'one', answer: 0 }),
    'an error report': () => post('/error-report', { message: 'no', stack: '', path: '/' }),
  };
  const pages: Record<string, Send> = {
    'a reader signs in': () => other.submit(form.html, account, { accept: 'text/html' }),
    'a sign-in begins': () =>
      browser.go(signIns.begin({ prompt: 'login' }).url, { headers: { accept: 'text/html' } }),
    'a vanity entry is saved at the desk': () =>
      desk.go('/desk/vanity/?new', {
        method: 'POST',
        headers: { ...staff, accept: 'text/html' },
        body: new URLSearchParams({
          token: vanityToken,
          do: 'save',
          urlPath: '/new-path/',
          urlType: 'NOT_FOUND',
          enabled: '',
          expires: '',
          targets: '',
        }),
      }),
  };
  /** On SQLite its own thread writes it, by a connection of its own. */
  const measured: Record<string, Send> = {
    'a page view is collected': () =>
      post('/collect', {
        consent: 'given',
        events: [{ name: 'page_view', time: 1, path: '/a/', page: trackingDataExample, params: {} }],
      }),
  };
  return { api, pages, measured };
}

const sub = (idToken: string): string =>
  (JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;

/** What is wrong with the answer to a write while the store fails; nothing, when it is as promised. */
async function outcomeOf(name: string, send: Send, kind: 'json' | 'page') {
  const response = await send();
  const { status, headers } = response;
  const text = await response.text();
  const isJson = /json/.test(headers.get('content-type') ?? '');
  const problem =
    (status !== 503 && `status ${status}`) ||
    (!(Number(headers.get('retry-after')) > 0) && 'no Retry-After') ||
    (isJson !== (kind === 'json') && `answered as ${headers.get('content-type')}`) ||
    (!/not available|try again later/.test(text) && 'no sentence') ||
    // No code of a driver, no file, no stack.
    (/SQLITE|sqlite|ECONN|disk|\.ts\b|at \w+ \(/.test(text) && 'tells about our inside');
  return { name, problem, ...(problem ? { text: text.slice(0, 300) } : {}) };
}

describeStores.postgresInAll((openStore) => {
  let store: OpenStore;
  let root: string;
  let app: App;
  let writes: Awaited<ReturnType<typeof prepareWrites>>;
  let proxy: Awaited<ReturnType<typeof openTcpProxy>> | undefined;
  const { log, lines } = openLog();

  beforeAll(async () => {
    store = await openStore();
    root = await mkdtemp(join(tmpdir(), 'neutron-faults-'));
    await migrateApi(store.db);
    await importPublication(store.db, withSearch(), { now });
    await migrateIdentity(store.db);
    const email = 'rosalind@mail.example';
    const made = await setPassword(
      store.db,
      { email, create: { username: 'rosalind', role: 'reader' } },
      cheap,
    );
    app = await createTestApp({
      root,
      publication,
      environment: { DATA_DIR: root, RATE_LIMITS: 'off', ...(await behindProxy()) },
      knowsAddress: true,
      openSite: openRenderedSite,
      log,
    });
    writes = await prepareWrites(app, { email, password: made?.password ?? '' });
    expect((await app.get(page)).status).toBe(200);
  });
  afterAll(async () => {
    await app.close();
    await proxy?.close();
    await store.drop();
    await rm(root, { recursive: true, force: true });
  });

  /** PostgreSQL is reached through a proxy that the test can close. */
  async function behindProxy(): Promise<Record<string, string>> {
    const { DATABASE_URL, ...rest } = store.environment;
    if (!DATABASE_URL) return rest;
    const url = new URL(DATABASE_URL);
    proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    return { ...rest, DATABASE_URL: url.href };
  }

  async function rows(): Promise<Record<string, number>> {
    const names = [
      'content_stories',
      'discussion_comments',
      'discussion_votes',
      'identity_accounts',
      'mail_emails',
    ];
    const counts = names.map(async (name) => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(
        store.db.kysely,
      );
      return [name, Number(rows[0]?.n)] as const;
    });
    return Object.fromEntries(await Promise.all(counts));
  }
  const statusOf = async () => (await app.get('/status')).json();
  const isUp = async () => (await statusOf()).parts.database === 'ok';
  const changes = () => lines.flatMap(({ event, dependency }) => (dependency === 'database' ? [event] : []));

  /** The fault as readers, editors and operators meet it, from its beginning to its end. */
  async function goThrough(
    fault: { begin(): Promise<void>; end(): Promise<void> },
    table: { json: Record<string, Send>; page: Record<string, Send> },
  ): Promise<void> {
    const before = await rows();
    lines.length = 0;
    await fault.begin();
    try {
      const outcomes = await Promise.all([
        ...Object.entries(table.json).map(([name, send]) => outcomeOf(name, send, 'json')),
        ...Object.entries(table.page).map(([name, send]) => outcomeOf(name, send, 'page')),
      ]);
      expect(outcomes.filter(({ problem }) => problem)).toEqual([]);
      const cached = await app.get(page);
      expect([cached.status, cached.headers.get('x-cache')]).toEqual([200, 'hit']);
      const status = await app.get('/status');
      expect(status.status).toBe(200);
      expect(await status.json()).toMatchObject({
        status: 'degraded',
        store: 'failing',
        parts: { database: 'failing', dataFolder: 'ok' },
      });
    } finally {
      await fault.end();
    }
    await until(isUp);
    expect(await statusOf()).toMatchObject({ status: 'ready', store: 'ok' });
    // Nothing was half done, and the log has two lines for all of it.
    expect(await rows()).toEqual(before);
    expect(changes()).toEqual(['dependency down', 'dependency up']);
    expect(lines.filter(({ level }) => level !== 'info').map(({ event }) => event)).toEqual([
      'dependency down',
    ]);
  }

  it('strangers learn nothing but how the parts are', async () => {
    expect(await statusOf()).toEqual({
      status: 'ready',
      store: 'ok',
      parts: { database: 'ok', dataFolder: 'ok' },
    });
    const wrong = await fetch(`${app.url}/status`, { headers: { authorization: 'Bearer wrong' } });
    expect(Object.keys(await wrong.json())).toEqual(['status', 'store', 'parts']);
    expect(await (await app.read('/status')).json()).toMatchObject({ role: 'all', schedule: { next: {} } });
  });

  const readOnly = () => {
    const closed = writers();
    return {
      begin: async () => closed.forEach((each) => void each.pragma('query_only = ON')),
      end: async () => closed.forEach((each) => void each.pragma('query_only = OFF')),
    };
  };
  const locked = () => {
    const other = new Sqlite(join(store.environment.DATA_DIR ?? '', 'neutron.sqlite'));
    return {
      begin: async () => void other.exec('begin immediate'),
      end: async () => void other.close(),
    };
  };

  it('a database read-only, locked or gone: every write is 503 with a sentence, pages stay, and it heals by itself', async () => {
    const own = proxy;
    const all = { json: { ...writes.api, ...writes.measured }, page: writes.pages };
    if (own) return goThrough({ begin: own.block, end: own.restore }, all);
    await goThrough(readOnly(), { ...all, json: writes.api });
    await goThrough(locked(), all);
  });

  it('editors learn from a database that is read-only that nothing can be stored', async () => {
    if (proxy) return;
    const fault = readOnly();
    await fault.begin();
    try {
      const saved = await app.write(`${story}/publish`);
      expect([saved.status, (await saved.json()).errors[0].reason]).toEqual([503, 'storage_full']);
    } finally {
      await fault.end();
      await until(isUp);
    }
  });

  it('a database that takes requests and answers none fails the probe in time', async () => {
    if (!proxy) return;
    await until(isUp);
    proxy.hang();
    try {
      await until(async () => (await statusOf()).parts.database === 'failing');
      expect((await app.get(page)).headers.get('x-cache')).toBe('hit');
    } finally {
      await proxy.restore();
      await until(isUp);
    }
  });

  it('without the database, search and comments say in their place that they are not available', async () => {
    if (!proxy) return;
    await proxy.block();
    try {
      const search = await app.get('/search/?q=story');
      expect([search.status, await search.text()]).toEqual([200, expect.stringContaining(searchAway)]);
      expect(search.headers.get('cache-control')).toMatch(/no-store|no-cache|max-age=0/);
      const thread = await app.get('/comments/api/thread?identifier=story-1');
      expect([thread.status, (await thread.json()).errors[0].reason]).toEqual([503, 'unavailable']);
    } finally {
      await proxy.restore();
      await until(isUp);
    }
  });
});

const searchAway = 'Search isn’t available right now.';
const commentsAway = 'The comments did not load.';

describe('an SQLite file', () => {
  let root: string;
  let file: string;
  const opened: App[] = [];
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'neutron-faults-'));
    file = join(root, 'neutron.sqlite');
    const db = await connect({ file });
    await migrateApi(db);
    await importPublication(db, withSearch(), { now });
    await migrateDiscussion(db);
    await db.close();
  });
  afterEach(async () => {
    for (const app of opened.splice(0)) await app.close();
    await rm(root, { recursive: true, force: true });
  });
  async function openOn(environment: Record<string, string> = {}) {
    const { log, lines } = openLog();
    const app = await createTestApp({
      root,
      publication,
      environment: { DATA_DIR: root, RATE_LIMITS: 'off', ...environment },
      openSite: openRenderedSite,
      log,
    });
    opened.push(app);
    return { app, lines };
  }

  it('strangers cannot make /status write: one probe for many requests', async () => {
    const { app } = await openOn();
    await app.get('/status');
    const written = () =>
      writers().reduce(
        (sum, connection) => sum + Number(connection.prepare('select total_changes()').pluck().get()),
        0,
      );
    const before = written();
    await Promise.all(Array.from({ length: 50 }, () => app.get('/status')));
    expect(written()).toBe(before);
  });

  /** Overwrites the first page of each of these tables and indexes, as a failing disk does. */
  async function damage(...tables: string[]): Promise<void> {
    const db = new Sqlite(file);
    const pageSize = Number(db.pragma('page_size', { simple: true }));
    const roots = tables.map((name) =>
      Number(db.prepare('select rootpage from sqlite_master where name = ?').pluck().get(name)),
    );
    db.pragma('wal_checkpoint(TRUNCATE)');
    db.close();
    const handle = await openFile(file, 'r+');
    for (const page of roots) {
      expect(page).toBeGreaterThan(1);
      await handle.write(Buffer.alloc(pageSize, 0xa5), 0, pageSize, (page - 1) * pageSize);
    }
    await handle.close();
  }

  it('that is corrupt is found at start: it is not written to, what can be read is served, and /status says so', async () => {
    await damage('sqlite_autoindex_discussion_threads_2', 'content_search_index_data');
    const { app, lines } = await openOn();
    await until(async () => (await (await app.get('/status')).json()).parts.database === 'failing');
    expect((await app.get('/status')).status).toBe(200);
    const { dependencies } = await (await app.read('/status')).json();
    expect(dependencies.find(({ name }: { name: string }) => name === 'database').reason).toMatch(
      /^corrupt: /,
    );
    // A table that is intact is not written to either.
    const answer = { method: 'POST', body: JSON.stringify({ id: 'one', answer: 0 }) };
    const rejected = await fetch(`${app.url}/survey/answer`, answer);
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '5']);
    const read = await app.get(page);
    expect([read.status, await read.text()]).toEqual([200, expect.stringContaining(commentsAway)]);
    const search = await app.get('/search/?q=story');
    expect([search.status, await search.text()]).toEqual([200, expect.stringContaining(searchAway)]);
    const thread = await app.get('/comments/api/thread?identifier=story-1');
    expect([thread.status, (await thread.json()).errors[0].reason]).toEqual([503, 'unavailable']);
    expect(
      lines.filter(({ event }) => event === 'dependency down').map(({ dependency }) => dependency),
    ).toEqual(['database']);
  });

  it('of a role that can do nothing without it: 503 while it fails', async () => {
    await damage('sqlite_autoindex_discussion_threads_2');
    const { app } = await openOn({ ROLE: 'api' });
    await until(async () => (await app.get('/status')).status === 503);
    expect(await (await app.get('/status')).json()).toMatchObject({
      status: 'unavailable',
      store: 'failing',
    });
  });
});
