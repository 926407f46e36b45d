import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ReadingListEntry } from '#content/rules/reading-list/reading-list.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { callService } from '../testing/call-service.ts';
import { cookieStoriesMost, readCookieList, writeCookieList } from './cookie-list.ts';
import { migrateReadingList } from './reading-list-tables.ts';
import { createReadingList } from './service.ts';

const now = 1_800_000_000_000;
const entry = (name: string, rest: Partial<ReadingListEntry> = {}): ReadingListEntry => ({
  url: `/article/${name}/`,
  title: `Title of ${name}`,
  state: 'to-read',
  at: 1000,
  ...rest,
});

describeStores.postgresInAll((open) => {
  let store: OpenStore;
  let service: ReturnType<typeof createReadingList>;
  let request: ReturnType<typeof callService>;
  /** The account of the session cookie. */
  let session: string | undefined;

  beforeAll(async () => {
    store = await open();
    await migrateReadingList(store.db);
    service = createReadingList({
      db: store.db,
      subOf: async (authorization) => authorization?.replace('Bearer ', '') || undefined,
      sessionOf: async () => session,
      headlinesAt: async (paths) =>
        new Map(paths.filter((path) => !path.includes('gone')).map((path) => [path, `<b>${path}</b>`])),
      signInUrl: (path) => `/sign-in/?return=${path}`,
      isSecure: true,
      look: async () => ({
        brand: () => 'Wavelength',
        tokens: '',
        logo: () => '<svg></svg>',
        brandStyles: () => undefined,
        strip: '',
        font: new Uint8Array(),
      }),
      now: () => now,
    });
    await service.prepare?.();
    request = callService(service);
  });
  afterAll(() => store.drop());
  beforeEach(async () => {
    session = undefined;
    for (const sub of ['ann', 'bob']) await service.personalData?.eraseFor({ sub, email: '', addresses: [] });
  });

  const put = (body: unknown, sub?: string) =>
    request('/reading-list/entries', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...(sub ? { authorization: `Bearer ${sub}` } : {}) },
      body: JSON.stringify(body),
    });
  const join = async (sub: string, ...entries: ReadingListEntry[]) => {
    const response = await put({ entries }, sub);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const { data } = (await response.json()) as { data: { entries: ReadingListEntry[] } };
    return data.entries;
  };
  const post = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    request('/reading-list/', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(form),
    });

  it('joins the lists of two devices of an account, and of no other one', async () => {
    const full = entry('a', {
      section: 'tech',
      picture: '/resize/a.webp?w=740',
      minutes: 9,
      topic: 'Energy',
      author: 'Priya Raman',
    });
    expect(await join('ann', full)).toEqual([full]);
    expect(await join('ann', entry('b', { at: 2000 }))).toEqual([entry('b', { at: 2000 }), full]);
    expect(await join('ann', entry('a', { state: 'removed', at: 3000 }))).toEqual([
      entry('b', { at: 2000 }),
      entry('a', { state: 'removed', at: 3000 }),
    ]);
    // A device that still has the story does not bring it back.
    expect((await join('ann', full)).map(({ state }) => state)).toEqual(['to-read', 'removed']);
    expect(await join('bob')).toEqual([]);
  });

  it('stores a change from the future as one of now', async () => {
    expect((await join('ann', entry('a', { at: now * 2 })))[0]?.at).toBe(now);
  });

  it('stores 200 stories and drops the oldest', async () => {
    await join('ann', ...Array.from({ length: 200 }, (_, index) => entry(`n${index}`, { at: index })));
    const list = await join('ann', entry('newest', { at: 5000 }));
    expect(list).toHaveLength(200);
    expect(list[0]?.url).toBe('/article/newest/');
    expect(list.map(({ url }) => url)).not.toContain('/article/n0/');
    expect(await service.personalData?.exportFor({ sub: 'ann', email: '', addresses: [] })).toHaveLength(200);
  });

  it.each<[string, unknown]>([
    ['no list', {}],
    ['another site', { entries: [entry('a', { url: '//elsewhere.test/' })] }],
    ['a script', { entries: [entry('a', { url: 'javascript:alert(1)' })] }],
    ['a picture elsewhere', { entries: [entry('a', { picture: 'https://elsewhere.test/a.png' })] }],
    ['an unknown state', { entries: [{ ...entry('a'), state: 'lost' }] }],
    ['a time that is none', { entries: [{ ...entry('a'), at: -1 }] }],
    ['unknown fields', { entries: [{ ...entry('a'), sub: 'bob' }] }],
    ['an endless title', { entries: [entry('a', { title: 'x'.repeat(301) })] }],
    ['too many entries', { entries: Array.from({ length: 401 }, (_, index) => entry(`n${index}`)) }],
  ])('rejects %s', async (_, body) => {
    expect((await put(body, 'ann')).status).toBe(400);
  });

  it('needs a signed-in reader', async () => {
    expect((await put({ entries: [] })).status).toBe(401);
  });

  it('names the stories that are gone', async () => {
    const findGone = (body: unknown) =>
      request('/reading-list/gone', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const response = await findGone({ paths: ['/article/a/', '/article/gone/'] });
    expect(await response.json()).toEqual({ data: { gone: ['/article/gone/'] } });
    expect((await findGone({ paths: ['https://x.test/'] })).status).toBe(400);
    expect((await findGone({ paths: Array.from({ length: 201 }, () => '/article/a/') })).status).toBe(400);
  });

  it('saves by a form into the account, without scripts', async () => {
    session = 'ann';
    const saved = await post({ url: '/article/a/' });
    expect([saved.status, saved.headers.get('location'), saved.headers.get('set-cookie')]).toEqual([
      303,
      '/reading-list/',
      null,
    ]);
    const html = await (await request('/reading-list/')).text();
    expect(html).toContain('stored in your account');
    expect(html).toContain('&lt;b&gt;/article/a/');
    expect(html).not.toContain('<b>/article');
    await post({ url: '/article/a/', state: 'done' });
    expect((await join('ann')).map(({ state }) => state)).toEqual(['done']);
    expect(await (await request('/reading-list/')).text()).toContain('To read again');
    await post({ url: '/article/a/', state: 'removed' });
    expect(await (await request('/reading-list/')).text()).toContain('Nothing saved yet');
  });

  it('holds the list of a signed-out reader without scripts in a cookie', async () => {
    const saved = await post({ url: '/article/a/' });
    const cookie = saved.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      /^reading_list=.*; Path=\/reading-list\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
    );
    const held = { cookie: cookie.split(';')[0] ?? '' };
    const html = await (await request('/reading-list/', { headers: held })).text();
    expect(html).toContain('href="/article/a/"');
    expect(html).toContain('href="/sign-in/?return=/reading-list/"');
    const removed = await post({ url: '/article/a/', state: 'removed' }, held);
    expect(removed.headers.get('set-cookie')).toContain('Max-Age=0');
  });

  it('shows a story that is gone, and lets it be removed', async () => {
    const held = { cookie: 'reading_list=%2Farticle%2Fgone%2F' };
    expect(await (await request('/reading-list/', { headers: held })).text()).toContain(
      'No longer available',
    );
    expect((await post({ url: '/article/gone/' })).status).toBe(404);
    expect((await post({ url: '/article/gone/', state: 'removed' }, held)).status).toBe(303);
  });

  it.each([
    ['a path of another site', { url: '//elsewhere.test/' }, 400],
    ['no path', {}, 400],
    ['an unknown state', { url: '/article/a/', state: 'lost' }, 400],
  ])('rejects a form with %s', async (_, form, status) => {
    expect((await post(form as unknown as Record<string, string>)).status).toBe(status);
  });
});

it.each([
  [undefined, []],
  ['reading_list=', []],
  ['reading_list=%E0%A4%A', []],
  ['reading_list=https%3A%2F%2Fx.test%2F', []],
  ['a=1; reading_list=%2Farticle%2Fa%2F%20%2Farticle%2Fb%2F; c=2', ['/article/a/', '/article/b/']],
])('reads the cookie %o as %o', (header, expected) => {
  expect(readCookieList(header)).toEqual(expected);
});

it('a cookie holds as many stories as fit, each with a long address', () => {
  const list = Array.from({ length: 40 }, (_, index) => `/article/${'long-words-'.repeat(12)}${index}/`);
  const written = writeCookieList(list, true);
  expect(written.length).toBeLessThan(4096);
  expect(readCookieList(written.split(';')[0])).toEqual(list.slice(0, cookieStoriesMost));
});
