import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { requestLimits } from '#content/limits.ts';
import type { Log } from '#platform/log.ts';
import { openRedisLink } from '#platform/redis/redis-link.ts';
import { readEnvironment } from '../../boot/environment.ts';
import { createFakeApp } from '../../testing/fake-app.ts';
import { hasRedis, startRedis } from '../../testing/redis-server.ts';
import { sendText } from '../http/send.ts';
import { limitOfCall } from './call-limit.ts';
import { createHandlerLimits, type HandlerLimits } from './handler-limits.ts';
import { internalKey, internalKeyHeader } from './internal-key.ts';
import { openRateLimits } from './rate-limits.ts';

const quiet = () => undefined;
const log: Log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const secrets = { staffToken: 'a-staff-token-for-tests', previewSecret: 'a-preview-secret-for-tests' };
const staff = { authorization: 'Bearer a-staff-token-for-tests' };
const dependencies = { up: quiet, down: quiet };
const opened: { close(): void }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) one.close();
});

async function open({ REDIS_URL: url, ...environment }: Record<string, string> = {}): Promise<HandlerLimits> {
  const redis = url ? await openRedisLink({ url, dependencies }) : undefined;
  const limits = await createHandlerLimits({
    environment: readEnvironment(environment),
    publication: { siteId: 'testsite', apiKey: 'public' },
    secrets,
    redis,
    log,
    now: () => 0,
  });
  if (redis) opened.push(redis);
  return limits;
}

async function createApp(limits: HandlerLimits) {
  const answer = limits.calls((context) => sendText(context, 200, {}, 'ok'));
  const paths = ['composer', 'search/s/results/web', 'search/s/autocomplete/web'];
  const app = await createFakeApp({
    respond: () => new Response('page'),
    router: Object.fromEntries(paths.map((path) => [`/api/neutron/${path}`, answer])),
  });
  opened.push(app);
  return app;
}

/** How many of so many requests pass. */
async function passing(
  app: Awaited<ReturnType<typeof createApp>>,
  count: number,
  path: string,
  headers: Record<string, string> = {},
) {
  let passed = 0;
  for (let n = 0; n < count; n += 1) {
    const answer = await app.get(path, { headers });
    if (answer.status !== 429) passed += 1;
    await answer.arrayBuffer();
  }
  return passed;
}

describe('limits at the handlers', () => {
  it.each([
    ['/api/neutron/search/wavelength/results/web', 'search'],
    ['/api/neutron/search/wavelength/results/web/', 'search'],
    ['/api/neutron/finder/wavelength/search/words', 'search'],
    ['/api/neutron/search/wavelength/autocomplete/web', 'autocomplete'],
    ['/api/neutron/finder/wavelength/autosuggest/words', 'autocomplete'],
    ['/api/neutron/composer/wavelength/pages/article/a/web', 'api'],
    ['/api/neutron/docs', 'api'],
  ])('%s counts as %s', (path, name) => expect(limitOfCall(path)).toBe(name));

  it('counts requests to the collector by address, and none with the limits switched off', async () => {
    const req = { socket: { remoteAddress: '198.51.100.5' }, headers: {} } as unknown as IncomingMessage;
    const passed = async (limits: HandlerLimits) => {
      const results = Array.from({ length: 400 }, () => limits.take('collect', req));
      return (await Promise.all(results)).filter(({ ok }) => ok).length;
    };
    expect(await passed(await open())).toBe(requestLimits.collect.limit);
    expect(await passed(await open({ RATE_LIMITS: 'off' }))).toBe(400);
  });

  it('60 searches a minute, then 429 with the time to come back; pages and other calls go on', async () => {
    const app = await createApp(await open());
    const path = '/api/neutron/search/s/results/web';
    expect(await passing(app, 70, path)).toBe(60);
    const rejected = await app.get(path);
    expect([rejected.status, rejected.headers.get('retry-after'), await rejected.json()]).toEqual([
      429,
      '1',
      { errors: [{ code: 429, reason: 'rate_limited', message: 'Too many requests, try again later' }] },
    ]);
    expect(await passing(app, 5, '/api/neutron/composer')).toBe(5);
    expect(await passing(app, 5, '/a-page/')).toBe(5);
  });

  it('120 suggestions a minute', async () => {
    const app = await createApp(await open());
    expect(await passing(app, 125, '/api/neutron/search/s/autocomplete/web')).toBe(120);
  });

  it('staff, and the key of the machine, are not counted; a wrong token or the public key is', async () => {
    const app = await createApp(await open({ API_KEY: 'machine' }));
    const path = '/api/neutron/search/s/results/web';
    expect(await passing(app, 80, path, staff)).toBe(80);
    expect(await passing(app, 80, `${path}?apiKey=machine`)).toBe(80);
    expect(await passing(app, 80, path, { [internalKeyHeader]: internalKey(secrets) })).toBe(80);
    expect(await passing(app, 20, path, { [internalKeyHeader]: 'a-wrong-key' })).toBe(20);
    expect(await passing(app, 20, path, { authorization: 'Bearer a-wrong-token' })).toBe(20);
    expect(await passing(app, 40, `${path}?apiKey=public`)).toBe(20);
  });

  it('an address written by the reader changes nothing, one written by a trusted proxy does', async () => {
    const path = '/api/neutron/search/s/results/web';
    const from = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}` });
    const plain = await createApp(await open());
    expect((await passing(plain, 40, path, from(1))) + (await passing(plain, 40, path, from(2)))).toBe(60);
    const behind = await createApp(await open({ TRUSTED_PROXIES: 'loopback' }));
    expect((await passing(behind, 40, path, from(1))) + (await passing(behind, 40, path, from(2)))).toBe(80);
  });

  it('can be off', async () => {
    const app = await createApp(await open({ RATE_LIMITS: 'off' }));
    expect(await passing(app, 70, '/api/neutron/search/s/results/web')).toBe(70);
  });
});

it.skipIf(!hasRedis)('two processes count together over Redis, and each for itself without', async () => {
  const { url, stop } = await startRedis();
  const open = () => openRedisLink({ url, dependencies, answerMilliseconds: 30_000 });
  const links = [await open(), await open()];
  opened.push(...links);
  const nodes = links.map((redis) => openRateLimits({ isOn: true, redis, siteId: 's', now: () => 0 }));
  const take = async (count: number) => {
    const verdicts = [];
    for (let n = 0; n < count; n += 1)
      verdicts.push(await nodes[n % 2]?.of('emailShare').take('198.51.100.7'));
    return verdicts;
  };
  const together = await take(8);
  expect(together.filter((verdict) => verdict?.ok)).toHaveLength(5);
  expect(together.at(-1)?.retryAfterSeconds).toBeGreaterThan(700);
  await stop();
  expect((await take(14)).filter((verdict) => verdict?.ok)).toHaveLength(10);
});
