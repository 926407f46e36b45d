import { afterEach, expect, it } from 'vitest';
import { createEventPublisher, openEventSubscriber } from '#database/redis-events.ts';
import { createDependencies } from '#platform/dependencies.ts';
import type { Log } from '#platform/log.ts';
import { openRedisLink, type RedisLink } from '#platform/redis/redis-link.ts';
import { openRateLimits } from '../edge/rate-limit/rate-limits.ts';
import { until } from '../testing/create-test-app.ts';
import { hasRedis, startRedis } from '../testing/redis-server.ts';
import { openTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function open(): Promise<{ proxy: TcpProxy; link: RedisLink; lines: string[]; url: string }> {
  const redis = await startRedis();
  closing.push(redis.stop);
  const proxy = await openTcpProxy({ host: '127.0.0.1', port: redis.port });
  closing.push(() => proxy.close());
  const lines: string[] = [];
  const note = (event: string, fields?: object) =>
    void lines.push(`${event} ${(fields as { dependency?: string }).dependency}`);
  const log: Log = { debug: note, info: note, warn: note, error: note };
  const url = `redis://127.0.0.1:${proxy.port}`;
  const link = await openRedisLink({ url, dependencies: createDependencies({ log, now: Date.now }) });
  closing.push(() => link.close());
  return { proxy, link, lines, url };
}

it.skipIf(!hasRedis)(
  'a Redis that hangs costs one wait for all users together, and is used again when it answers',
  async () => {
    const { proxy, link, lines } = await open();
    const limits = openRateLimits({ isOn: true, redis: link, siteId: 's', now: () => 0 });
    const publisher = createEventPublisher(link, 's');
    expect(await link.run((redis) => redis.ping())).toBe('PONG');
    proxy.hang();

    // Fifty readers at once, then five hundred one after the other: only the first fifty meet the wait, together.
    const sent: number[] = [];
    const count = async () => {
      let isSent = 0;
      await link.run((redis) => {
        isSent = 1;
        return redis.ping();
      });
      sent.push(isSent);
    };
    await Promise.all(Array.from({ length: 50 }, count));
    expect(sent.every((each) => each === 1)).toBe(true);
    sent.length = 0;
    for (let each = 0; each < 500; each += 1) await count();
    expect(sent.every((each) => each === 0)).toBe(true);

    // This process counts for itself meanwhile, and the pages of an editor's change are not delayed.
    const verdicts = [];
    for (let each = 0; each < 8; each += 1) verdicts.push(await limits.of('emailShare').take('198.51.100.7'));
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(5);
    await publisher.publish({ kind: 'published', keys: ['a'] });
    expect(lines).toEqual(['dependency down redis']);

    await proxy.restore();
    await until(async () => (await link.run((redis) => redis.ping())) === 'PONG');
    expect(lines).toEqual(['dependency down redis', 'dependency up redis']);
  },
);

it.skipIf(!hasRedis)(
  'what could not be sent while it hung reaches listeners as a change of everything',
  async () => {
    const { proxy, link, url } = await open();
    const log: Log = {
      debug: () => undefined,
      info: () => undefined,
      warn: () => undefined,
      error: () => undefined,
    };
    let forgets = 0;
    const forget = () => {
      forgets += 1;
    };
    const received: string[] = [];
    const onEvent = ({ keys }: { keys: readonly string[] }) => void received.push(...keys);
    const listener = await openEventSubscriber({
      url,
      siteId: 's',
      log,
      onEvent,
      onReturn: forget,
      onMissed: forget,
    });
    closing.push(() => listener.close());
    const publisher = createEventPublisher(link, 's');
    await until(async () => {
      await publisher.publish({ kind: 'published', keys: ['before'] });
      return received.includes('before');
    });
    proxy.hang();
    await publisher.publish({ kind: 'published', keys: ['lost'] });
    await proxy.restore();
    await until(async () => forgets > 0);
  },
);

it.skipIf(!hasRedis)(
  'a start does not wait for a Redis that hangs; one that rejects connections is logged once',
  async () => {
    const { proxy, link, lines, url } = await open();
    proxy.hang();
    const reasons: string[] = [];
    const dependencies = {
      up: () => undefined,
      down: (_name: string, reason: string) => void reasons.push(reason),
    };
    const started = await openRedisLink({ url, dependencies });
    closing.push(() => started.close());
    expect(await started.run((redis) => redis.ping())).toBeUndefined();
    expect(reasons).toContain('no answer at start');
    await proxy.block();
    await until(async () => lines.length > 0);
    await proxy.restore();
    for (const each of [link, started])
      await until(async () => (await each.run((redis) => redis.ping())) === 'PONG');
    expect(lines).toEqual(['dependency down redis', 'dependency up redis']);
  },
);
