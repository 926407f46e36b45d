import { expect, it } from 'vitest';
import { quietFaults } from '#database/health/quiet-faults.ts';
import { createDependencies } from '#platform/dependencies.ts';
import { createLog } from '#platform/json-log.ts';
import { OutboundError } from '#platform/outbound/outbound-error.ts';
import { watchOutbound } from '#platform/outbound/watch-outbound.ts';
import { watchApi } from '../site/watch-api.ts';

function open() {
  const lines: Record<string, unknown>[] = [];
  const clock = { now: 0 };
  const write = (line: string) => void lines.push(JSON.parse(line));
  const log = createLog({ level: 'debug', write, now: () => new Date(0) });
  const dependencies = createDependencies({ log, now: () => clock.now });
  return { dependencies, clock, lines, log };
}

it('logs a change of state once, with the reason and how long it was down', () => {
  const { dependencies, clock, lines } = open();
  dependencies.up('redis');
  for (let count = 0; count < 100; count += 1) dependencies.down('redis', `no answer ${count}`);
  clock.now = 42_000;
  for (let count = 0; count < 100; count += 1) dependencies.up('redis');
  expect(lines.map(({ level, event, time: _time, ...fields }) => [level, event, fields])).toEqual([
    ['warn', 'dependency down', { dependency: 'redis', reason: 'no answer 0' }],
    ['info', 'dependency up', { dependency: 'redis', downSeconds: 42 }],
  ]);
});

it('reports the latest reason, and no dependency that was never used', () => {
  const { dependencies } = open();
  dependencies.down('database', 'full');
  dependencies.down('database', 'read-only');
  expect(dependencies.of('database')).toMatchObject({ isUp: false, reason: 'read-only' });
  expect(dependencies.of('mail')).toBeUndefined();
});

it('keeps a bounded number of hosts', () => {
  const { dependencies } = open();
  for (let count = 0; count < 500; count += 1) dependencies.down(`outbound:host-${count}`, 'unreachable');
  expect(dependencies.all()).toHaveLength(100);
});

it('a host that does not answer is logged once, however often it is called and whichever module logs it', async () => {
  const { dependencies, lines, log } = open();
  const quiet = quietFaults(log, dependencies);
  let isAway = true;
  const client = watchOutbound(
    {
      async request() {
        if (isAway) throw new OutboundError('outbound_failed', 'no answer (ECONNREFUSED)');
        return { status: 200 } as never;
      },
    },
    dependencies,
  );
  for (let count = 0; count < 20; count += 1)
    await client
      .request('https://hub.example/ping')
      .catch((error: unknown) => quiet.warn('ping failed', { error }));
  isAway = false;
  await client.request('https://hub.example/ping');
  expect(
    lines.filter(({ level }) => level !== 'debug').map(({ event, dependency }) => [event, dependency]),
  ).toEqual([
    ['dependency down', 'outbound:hub.example'],
    ['dependency up', 'outbound:hub.example'],
  ]);
});

it('a URL that our own rules reject does not mark its host as down, and is logged', async () => {
  const { dependencies, lines, log } = open();
  const error = new OutboundError('outbound_blocked', 'an address of this machine');
  const client = watchOutbound({ request: () => Promise.reject(error) }, dependencies);
  await expect(client.request('https://hub.example/')).rejects.toThrow();
  quietFaults(log, dependencies).warn('ping failed', { error });
  expect(dependencies.all()).toEqual([]);
  expect(lines.map(({ event }) => event)).toEqual(['ping failed']);
});

it('an API elsewhere is down when it says so or does not answer, not when a reader leaves', async () => {
  const { dependencies } = open();
  const answers = [
    () => Promise.reject(new DOMException('gone', 'AbortError')),
    async () => new Response(null, { status: 404 }),
    async () => new Response(null, { status: 503 }),
    async () => new Response(null, { status: 200 }),
    () => Promise.reject(new TypeError('fetch failed')),
  ];
  const states = [];
  for (const answer of answers) {
    await watchApi(answer, dependencies)(new Request('http://api/'), () => AbortSignal.timeout(1000)).catch(
      () => undefined,
    );
    states.push(dependencies.of('api')?.isUp);
  }
  expect(states).toEqual([undefined, true, false, true, false]);
});
