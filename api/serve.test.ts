import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorReasons } from '#content/errors.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { served } from './app.ts';
import { loadApi, staffToken, type TestApi } from './test/open-api.ts';

const page = '/composer/testsite/pages/article/first-story/web';
const base = 'http://api.test/api/neutron';

/** What attackers and broken clients send where a word belongs. */
const nasty = [
  "' or 1=1 --",
  "'; drop table content_stories; --",
  '1) union select doc from content_story_versions --',
  '%',
  '*',
  '{$ne: null}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '\u0000',
  '\r\nset-cookie: a=b',
  '\ud83d\ude00',
  'a'.repeat(1500),
  '-1',
  '1e309',
  '99999999999999999999',
  'NaN',
  '__proto__',
  'constructor',
];
const broken = ['%', '%2', '%zz', '%c0%af', '%ff', '%E0%A4%A', '%00', '%0d%0a', '%25%32', '%u0041'];

describeStores.postgresInAll((open) => {
  let store: OpenStore;
  let api: TestApi;
  beforeAll(async () => {
    store = await open();
    api = await loadApi(store.db);
  });
  afterAll(() => store.drop());

  const send = (path: string, init?: RequestInit) => api.api.fetch(new Request(`${base}${path}`, init));
  const errorOf = async (response: Response) => {
    const { errors } = (await response.json()) as { errors: Record<string, unknown>[] };
    return errors[0] ?? {};
  };

  it.each([
    ['', 'key_missing'],
    ['?apiKey=', 'key_missing'],
    ['?apiKey=wrong', 'key_wrong'],
    ['?apiKey=KEY', 'key_wrong'],
  ])('AP-36 AP-02 a key that is missing or wrong gives 401: %s', async (query, reason) => {
    const response = await send(`${page}${query}`);
    expect(response.status).toBe(401);
    expect(await errorOf(response)).toMatchObject({ code: 401, reason, field: 'apiKey' });
  });

  it.each([
    [undefined, 'token_missing'],
    ['Basic abc', 'token_missing'],
    ['Bearer', 'token_missing'],
    ['Bearer wrong', 'token_wrong'],
    [`Bearer ${staffToken}x`, 'token_wrong'],
    [`Bearer ${staffToken.slice(0, -1)}`, 'token_wrong'],
  ])('a staff call with the authorization %s gives 401', async (authorization, reason) => {
    const headers = new Headers(authorization === undefined ? {} : { authorization });
    const response = await send('/stories/testsite?apiKey=key', { headers });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await errorOf(response)).toMatchObject({ code: 401, reason });
  });

  it('every staff call needs a staff token; an API key is not enough', async () => {
    for (const { call } of served.filter((entry) => entry.call.auth === 'staff')) {
      const path = call.path
        .replace('/api/neutron', '')
        .replace('{site}', 'testsite')
        .replace('{id}', 'story-1');
      const response = await send(`${path}?apiKey=key`, { method: call.method });
      expect([call.name, response.status]).toEqual([call.name, 401]);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('AP-01 a site that is not served here is 404', async () => {
    const response = await send('/composer/othersite/pages/article/first-story/web?apiKey=key');
    expect([response.status, (await errorOf(response)).reason]).toEqual([404, 'site_unknown']);
  });

  it('AP-37 every error has code, reason and message, and the code is the status', async () => {
    const cases: [string, RequestInit | undefined, number, string][] = [
      ['/nothing/here?apiKey=key', undefined, 404, 'call_unknown'],
      [`${page}?apiKey=key`, { method: 'DELETE' }, 405, 'method_not_allowed'],
      [`${page}?apiKey=key&edition=us&edition=us`, undefined, 400, 'bad_query'],
      [`${page}?apiKey=key&apiKey=key`, undefined, 400, 'bad_query'],
      [`${page}?apiKey=key&unknown=1`, undefined, 400, 'bad_query'],
      [`${page}?apiKey=key&debug=maybe`, undefined, 400, 'bad_query'],
      [`${page}?apiKey=key&pageNumber=one`, undefined, 400, 'bad_query'],
      [`${page}?apiKey=key&edition=${'x'.repeat(2100)}`, undefined, 414, 'address_too_long'],
    ];
    for (const [path, init, status, reason] of cases) {
      const response = await send(path, init);
      const error = await errorOf(response);
      expect([path, response.status, error.code, error.reason]).toEqual([path, status, status, reason]);
      expect(typeof error.message).toBe('string');
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    }
  });

  it('names the parameter that is wrong', async () => {
    const fieldOf = async (query: string) => (await errorOf(await send(`${page}?apiKey=key&${query}`))).field;
    expect(await fieldOf('unknown=1')).toBe('unknown');
    expect(await fieldOf('debug=maybe')).toBe('debug');
    expect(await fieldOf('pageNumber=-1')).toBe('pageNumber');
    expect(await fieldOf('edition=a&edition=b')).toBe('edition');
    expect(await fieldOf('__proto__=1')).toBe('__proto__');
  });

  it('HEAD is GET without a body; other methods get the allowed ones', async () => {
    const head = await send(`${page}?apiKey=key`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('surrogate-key')).toContain('a1');
    const rejected = await send(`${page}?apiKey=key`, { method: 'PATCH' });
    expect([rejected.status, rejected.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const both = await send('/stories/testsite', { method: 'DELETE' });
    expect(both.headers.get('allow')).toBe('GET, HEAD, POST');
  });

  it('a trailing slash changes nothing', async () => {
    expect((await send(`${page}/?apiKey=key`)).status).toBe(200);
    expect((await send('/feeds/testsite/latest?apiKey=key')).status).toBe(200);
  });

  describe('whatever is sent, the answer is a clear 4xx or the right thing', () => {
    const readerCalls = served.filter(({ call }) => call.auth === 'key').map(({ call }) => call);
    const good: Record<string, string> = {
      site: 'testsite',
      pageType: 'article',
      slug: 'first-story',
      experience: 'web',
      componentId: 'article',
      type: 'contentlist',
      id: 'laptops',
      endpoint: 'latest',
      format: 'vtt',
      extension: 'vtt',
    };

    it.each(readerCalls.map((call) => [call.name, call] as const))(
      'AP-40 in the path of %s',
      async (_name, call) => {
        const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
        for (const name of names)
          for (const value of [...nasty.map(encodeURIComponent), ...broken]) {
            const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) =>
              key === name ? value : (good[key] ?? ''),
            );
            const response = await api.api.fetch(new Request(`http://api.test${path}?apiKey=key`));
            const text = await response.text();
            expect([name, value, response.status < 500, /SQLITE|syntax|stack|at \//.test(text)]).toEqual([
              name,
              value,
              true,
              false,
            ]);
          }
      },
    );

    it.each(readerCalls.map((call) => [call.name, call] as const))(
      'AP-40 in the query of %s',
      async (_name, call) => {
        const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => good[key] ?? '');
        for (const name of [...Object.keys(call.query.shape), 'filter', 'order', 'a[b]'])
          for (const value of [...nasty.map(encodeURIComponent), ...broken]) {
            const key = name === 'apiKey' ? '' : '&apiKey=key';
            const response = await api.api.fetch(
              new Request(`http://api.test${path}?${name}=${value}${key}`),
            );
            await response.text();
            expect([name, value, response.status < 500]).toEqual([name, value, true]);
          }
      },
    );

    it('nothing was harmed', async () => {
      expect((await send(`${page}?apiKey=key`)).status).toBe(200);
      expect(api.logs.filter(({ level }) => level === 'error')).toEqual([]);
    });
  });

  it('every reason a call declares is in the closed list', () => {
    for (const { call } of served)
      for (const reason of call.errors) expect(errorReasons).toHaveProperty(reason);
  });
});
