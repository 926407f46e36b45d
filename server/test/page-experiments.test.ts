import { afterEach, describe, expect, it } from 'vitest';
import { createPageExperiments } from '#app/experiments/page-experiments.ts';
import { screenFacts } from '#app/routing/screen-facts.ts';
import { publication } from '#config';
import type { AbTest } from '#content/entities/ab-test.ts';
import { createFakeApp } from '../testing/fake-app.ts';

const cta: AbTest = {
  id: 'stickyCta',
  version: '1',
  startDate: '2024-10-28T00:00:00Z',
  endDate: '2024-11-06T00:00:00Z',
  allocations: [
    { bucket: 'test', percentage: 45 },
    { bucket: 'control', percentage: 45 },
  ],
  criteria: { pageTypes: ['article'] },
  changesHtml: true,
};
const cap: AbTest = { ...cta, id: 'adcap', changesHtml: false };

let app: Awaited<ReturnType<typeof createFakeApp>> | undefined;
afterEach(() => app?.close());

async function open({ tests = [cta], now = '2024-10-30T00:00:00Z', randoms = [] as number[] } = {}) {
  const clock = { now: Date.parse(now) };
  const experiments = createPageExperiments({
    publication: { ...publication, experiments: tests },
    screenOf: screenFacts,
    now: () => clock.now,
    random: () => randoms.shift() ?? 0,
  });
  app = await createFakeApp({
    experiments,
    tests,
    respond: (request) =>
      new Response(`rendered for ${request.headers.get('x-nemo-highlander') ?? 'all'}`, {
        headers: {
          'content-type': 'text/html',
          'cache-control': 'public, max-age=300',
          'surrogate-control': 'max-age=300',
        },
      }),
  });
  const { get } = app;
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await get(path, { headers });
    return {
      text: await answer.text(),
      state: answer.headers.get('x-cache'),
      cookies: answer.headers.getSetCookie(),
      headers: answer.headers,
    };
  };
  return { ...app, read, experiments, wall: clock };
}

const expires = 'Path=/; Expires=Wed, 06 Nov 2024 00:00:00 GMT; SameSite=Lax; Secure';
const cookie = (bucket: string) => ({ cookie: `nemo_highlander=stickyCta:1:${bucket}` });

describe('a test that changes the HTML', () => {
  it('AB-08 AB-09 AB-26 gives two readers their own page from the cache, and the cookies beside it', async () => {
    const { read, seen } = await open({ randoms: [0.1, 0.6, 0.95] });
    const one = await read('/article/x/');
    const two = await read('/article/x/');
    const three = await read('/article/x/');
    expect([one.text, one.cookies]).toEqual([
      'rendered for stickyCta:1:test',
      [`nemo_highlander=stickyCta:1:test; ${expires}`],
    ]);
    expect([two.text, two.cookies]).toEqual([
      'rendered for stickyCta:1:control',
      [`nemo_highlander=stickyCta:1:control; ${expires}`],
    ]);
    expect([three.text, three.cookies]).toEqual([
      'rendered for all',
      [`nemo_highlander_stickyCta=stickyCta:1:exclude; ${expires}`],
    ]);
    for (const [headers, text] of [
      [cookie('test'), 'rendered for stickyCta:1:test'],
      [cookie('control'), 'rendered for stickyCta:1:control'],
      [{ cookie: 'nemo_highlander_stickyCta=stickyCta:1:exclude' }, 'rendered for all'],
    ] as const) {
      const again = await read('/article/x/', headers);
      expect([again.text, again.state, again.cookies]).toEqual([text, 'hit', []]);
    }
    expect(seen).toHaveLength(3);
  });

  it('AB-09 each of many readers within a second gets their own bucket, also from cached responses', async () => {
    const values = [0.1, 0.6, 0.95].flatMap((value) => Array(4).fill(value) as number[]);
    const { read, seen } = await open({ randoms: [...values, ...values] });
    const first = 'nemo_highlander=stickyCta:1';
    const left = 'nemo_highlander_stickyCta=stickyCta:1:exclude';
    const expected = [
      ['rendered for stickyCta:1:test', [`${first}:test; ${expires}`]],
      ['rendered for stickyCta:1:control', [`${first}:control; ${expires}`]],
      ['rendered for all', [`${left}; ${expires}`]],
    ].flatMap((one) => Array(4).fill(one) as unknown[]);
    const got: unknown[] = [];
    for (const _value of [...values, ...values]) {
      const { text, cookies, headers } = await read('/article/x/');
      got.push([text, cookies]);
      expect(headers.get('cache-control')).toBe('private, no-cache');
    }
    expect(got).toEqual([...expected, ...expected]);
    // A reader without a new cookie shares no response with one who gets a cookie.
    for (let time = 0; time < 3; time += 1)
      expect((await read('/article/x/', cookie('test'))).cookies).toEqual([]);
    expect(seen).toHaveLength(3);
  });

  it('AB-09 no proxy may cache an assignment', async () => {
    const { read } = await open();
    for (const state of ['miss', 'hit']) {
      const { headers } = await read('/article/x/', cookie('test'));
      expect([headers.get('x-cache'), headers.get('cache-control')]).toEqual([state, 'private, no-cache']);
      expect(headers.has('surrogate-control')).toBe(false);
    }
  });

  it('AB-09 sets the cookie also with a 304', async () => {
    const { read, get } = await open({ randoms: [0.1, 0.2] });
    const etag = (await read('/article/x/')).headers.get('etag') ?? '';
    const answer = await get('/article/x/', { headers: { 'if-none-match': etag } });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([
      304,
      [`nemo_highlander=stickyCta:1:test; ${expires}`],
    ]);
  });

  it.each([
    ['AB-08', 'a page the test is not about', '/topic/tech/', {}],
    ['AB-08', 'an address that is no screen', '/feed/all/', {}],
  ])('%s leaves %s as it is, for everybody and for shared caches', async (_id, _name, path, headers) => {
    const { read } = await open();
    const { text, cookies, headers: sent } = await read(path, headers);
    expect([text, cookies]).toEqual(['rendered for all', []]);
    expect(sent.get('cache-control')).toBe('public, max-age=300');
  });

  it('AB-24 shows crawlers the plain page and sets nothing', async () => {
    const { read } = await open();
    const { text, cookies } = await read('/article/x/', {
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)',
    });
    expect([text, cookies]).toEqual(['rendered for all', []]);
  });

  it.each([
    ['garbage', 'nemo_highlander=%%%;;;=;\u00e9'],
    ['an unknown test', 'nemo_highlander=evil:1:test'],
    ['a bucket there is none of', 'nemo_highlander=stickyCta:1:admin'],
    ['ten thousand characters', `nemo_highlander=stickyCta:1:${'t'.repeat(10_000)}`],
    ['another key', 'nemo_highlander=stickyCta:1:test /article/y/'],
  ])('AB-09 a cookie with %s is no bucket: the reader is assigned again', async (_name, text) => {
    const { read, seen } = await open();
    const answer = await read('/article/x/', { cookie: text });
    expect(answer.cookies).toEqual([`nemo_highlander=stickyCta:1:test; ${expires}`]);
    expect(seen[0]?.headers.get('x-nemo-highlander')).toBe('stickyCta:1:test');
  });

  it('AB-08 respects the one test a reader is in, also one that changes no HTML', async () => {
    const { read } = await open({ tests: [cta, cap] });
    const { text, cookies } = await read('/article/x/', { cookie: 'nemo_highlander=adcap:1:test' });
    expect([text, cookies]).toEqual(['rendered for all', []]);
  });

  it('AB-21 begins and ends by the clock while the server runs', async () => {
    const { read, wall } = await open({ now: '2024-10-27T23:59:59Z' });
    expect((await read('/article/x/')).cookies).toEqual([]);
    wall.now = Date.parse('2024-10-28T00:00:00Z');
    expect((await read('/article/x/')).cookies).toHaveLength(1);
    wall.now = Date.parse('2024-11-06T00:00:00Z');
    const after = await read('/article/x/', cookie('test'));
    expect([after.text, after.cookies]).toEqual(['rendered for all', []]);
    expect(after.headers.get('cache-control')).toBe('public, max-age=300');
  });

  it.each([
    ['all are over', [cta], '2026-11-15T00:00:00Z'],
    ['none changes the HTML', [cap], '2024-10-30T00:00:00Z'],
    ['there is none', [], '2024-10-30T00:00:00Z'],
  ])('AB-20 costs the page handler nothing when %s', async (_name, tests, now) => {
    const { experiments, read } = await open({ tests, now });
    expect(experiments).toBeUndefined();
    expect((await read('/article/x/', cookie('test'))).text).toBe('rendered for all');
  });

  it('AB-08 a forced bucket is rendered for this request and never cached', async () => {
    const { read, seen } = await open();
    const forced = await read('/article/x/?abTest=stickyCta:1:control');
    expect([forced.state, forced.cookies]).toEqual(['bypass', []]);
    expect(forced.headers.get('cache-control')).toBe('private, no-store');
    expect(seen[0]?.url).toContain('?abTest=stickyCta%3A1%3Acontrol');
    expect((await read('/article/x/', cookie('test'))).state).toBe('miss');
  });
});

describe('readers in the experiment', () => {
  const cases: [string, AbTest['criteria'], Record<string, string>, boolean][] = [
    ['DV-01 AB-23', { devices: ['mobile'] }, {}, false],
    ['DV-01 AB-23', { devices: ['mobile'] }, { cookie: 'device=mobile' }, true],
    ['DV-05 AB-23', { devices: ['mobile'] }, { 'x-device': 'mobile' }, true],
    ['DV-05 AB-23', { devices: ['mobile'] }, { cookie: 'device=desktop', 'x-device': 'mobile' }, false],
    ['RM-35', { regions: ['US-WA'] }, { cookie: 'geo=US-WA' }, true],
    ['RM-35', { regions: ['US-WA'] }, { 'x-geo': 'US-WA' }, true],
    ['RM-35', { regions: ['US-WA'] }, { cookie: 'geo=US-CA', 'x-geo': 'US-WA' }, true],
    ['RM-35', { countries: ['US'] }, {}, false],
    ['ROLE-02', { registered: true }, { cookie: 'previous_login=1' }, true],
    ['ROLE-02', { registered: true }, {}, false],
  ];
  it.each(cases)('%s %j with %j: %s', async (_id, criteria, headers, isIn) => {
    const { read } = await open({ tests: [{ ...cta, criteria }] });
    expect((await read('/article/x/', headers)).cookies).toHaveLength(isIn ? 1 : 0);
  });
});

describe('every reader', () => {
  it('ROLE-05 gets the same page, registered or not', async () => {
    const { read, seen } = await open({ tests: [] });
    const anonymous = await read('/article/x/');
    const registered = await read('/article/x/', { cookie: 'user=1; previous_login=2024' });
    expect(registered.text).toBe(anonymous.text);
    expect(registered.state).toBe('hit');
    expect(seen).toHaveLength(1);
  });
});
