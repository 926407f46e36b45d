import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Log } from '../log.ts';
import { freePort } from '../testing/free-port.ts';
import { until } from '../testing/open-test-house.ts';
import type { PurgeEvent } from './purge-on-event.ts';
import { openRedisEvents } from './redis-events.ts';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
const quiet = () => undefined;
const log: Log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const turn = () => new Promise((resolve) => setImmediate(resolve));

async function startRedis(port: number, folder: string) {
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += String(chunk);
  });
  while (!text.includes('Ready to accept connections')) await once(child.stdout, 'data');
  return async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
}

/** How often this Redis was asked to send a channel. */
async function subscribeCalls(url: string): Promise<number> {
  const { Redis } = await import('ioredis');
  const connection = new Redis(url);
  try {
    return Number(/cmdstat_subscribe:calls=(\d+)/.exec(await connection.info('commandstats'))?.[1]);
  } finally {
    connection.disconnect();
  }
}

it.skipIf(!hasRedis)(
  'events reach a process without a store, and coming back counts as a change of everything',
  { timeout: 60_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'neutron-redis-'));
    const port = await freePort();
    const url = `redis://127.0.0.1:${port}`;
    let stop = await startRedis(port, folder);
    const heard: PurgeEvent[] = [];
    let returns = 0;
    const listener = await openRedisEvents({
      url,
      siteId: 'testsite',
      log,
      onEvent: (event) => heard.push(event),
      onReturn: () => {
        returns += 1;
      },
    });
    const writer = await openRedisEvents({ url, siteId: 'testsite', log });
    const elsewhere = await openRedisEvents({ url, siteId: 'another', log });
    try {
      await until(async () => {
        await elsewhere.publish({ kind: 'published', keys: ['not for us'] });
        await writer.publish({ kind: 'withdrawn', keys: ['a1', 'home'] });
        await turn();
        return heard.length > 0;
      });
      expect(new Set(heard.map((event) => JSON.stringify(event)))).toEqual(
        new Set(['{"kind":"withdrawn","keys":["a1","home"]}']),
      );
      expect(returns).toBe(0);
      await stop();
      await writer.publish({ kind: 'published', keys: ['lost'] });
      stop = await startRedis(port, folder);
      await until(async () => {
        await turn();
        await writer.publish({ kind: 'published', keys: ['after'] });
        return heard.some((event) => event.keys.includes('after'));
      });
      expect(returns).toBe(1);
      expect(heard.some((event) => event.keys.includes('lost'))).toBe(false);
      // Asked for twice, one of the two would fail unheard when the connection goes again.
      expect(await subscribeCalls(url)).toBe(1);
    } finally {
      await Promise.all([listener.close(), writer.close(), elsewhere.close()]);
      await stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
);

it('a site starts although Redis is away', async () => {
  const events = await openRedisEvents({
    url: `redis://127.0.0.1:${await freePort()}`,
    siteId: 'testsite',
    log,
    onEvent: quiet,
  });
  await events.publish({ kind: 'published', keys: ['a1'] });
  await events.close();
});
