import { afterEach, describe, expect, it } from 'vitest';
import { createPathCounter } from '#api/path-counts/path-counter.ts';
import { startPathReports } from '#api/path-counts/report-paths.ts';
import { vanityHeader } from '#content/limits.ts';
import type { Log } from '#platform/log.ts';
import { createFakeApp } from '../testing/fake-app.ts';

const silent = () => undefined;
const log: Log = { debug: silent, info: silent, warn: silent, error: silent };

describe('counts of paths', () => {
  it('VN-26 are bounded, however many addresses are tried', () => {
    const counter = createPathCounter(3);
    for (let n = 0; n < 100; n++) counter.count('missing', `/random-${n}/`);
    counter.count('missing', '/random-0/');
    counter.count('missing', `/${'x'.repeat(600)}/`);
    expect(counter.take()).toEqual([
      { kind: 'missing', path: '/random-0/', total: 2 },
      { kind: 'missing', path: '/random-1/', total: 1 },
      { kind: 'missing', path: '/random-2/', total: 1 },
    ]);
    expect(counter.take()).toEqual([]);
  });

  it('VN-26 reach the API when the app closes, as staff', async () => {
    const sent: { authorization: string | null; body: unknown }[] = [];
    const reports = startPathReports({
      fetchApi: async (request) => {
        sent.push({ authorization: request.headers.get('authorization'), body: await request.json() });
        return Response.json({});
      },
      apiUrl: 'http://api.test',
      siteId: 'testsite',
      staffToken: 'secret',
      log,
    });
    reports.onServed('/deal/', { status: 302, isVanity: true });
    reports.onServed('/gone/', { status: 404, isVanity: false });
    reports.onServed('/article/x/', { status: 200, isVanity: false });
    await reports.close();
    expect(sent).toEqual([
      {
        authorization: 'Bearer secret',
        body: {
          visits: [
            { kind: 'vanity', path: '/deal/', total: 1 },
            { kind: 'missing', path: '/gone/', total: 1 },
          ],
        },
      },
    ]);
  });
});

describe('a page that a vanity entry made', () => {
  let app: Awaited<ReturnType<typeof createFakeApp>> | undefined;
  afterEach(() => app?.close());

  it('VN-26 is counted from the cache too, and readers do not see the mark', async () => {
    const served: [string, boolean][] = [];
    app = await createFakeApp({
      respond: () =>
        new Response('masked', {
          headers: { [vanityHeader]: '/deal/', 'surrogate-control': 'max-age=600', 'surrogate-key': 'a1' },
        }),
      onServed: (path, { isVanity }) => void served.push([path, isVanity]),
    });
    for (let times = 0; times < 2; times++)
      expect((await app.get('/deal/')).headers.has(vanityHeader)).toBe(false);
    expect(served).toEqual([
      ['/deal/', true],
      ['/deal/', true],
    ]);
    expect(app.seen).toHaveLength(1);
  });
});
