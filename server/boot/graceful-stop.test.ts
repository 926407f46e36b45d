import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createGracefulStop } from './graceful-stop.ts';

function bench(close: () => Promise<void> = async () => undefined) {
  const clock = { now: 0 };
  const exits: number[] = [];
  const calls: string[] = [];
  const quiet = () => undefined;
  const server = createServer();
  const stopping = createGracefulStop({
    server,
    endConnections: () => void calls.push('end'),
    drainMilliseconds: 0,
    close,
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    exit: (code) => void exits.push(code),
    now: () => clock.now,
    // Short waits are over at once, the long ones never.
    delay: (milliseconds) => (milliseconds > 1000 ? new Promise(() => undefined) : Promise.resolve()),
  });
  return { server, clock, exits, calls, stopping };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('exits 0 after a signal, and 1 after an uncaught exception', async () => {
  const idle = bench();
  expect(idle.stopping.isDraining()).toBe(false);
  idle.stopping.onSignal('SIGTERM');
  expect(idle.stopping.isDraining()).toBe(true);
  await settle();
  expect([idle.exits, idle.calls]).toEqual([[0], ['end']]);
  const broken = bench();
  await broken.stopping.stop('uncaught exception', { code: 1, hurry: true });
  expect(broken.exits).toEqual([1]);
});

it('takes two signals at once for one wish, and a later one for impatience', async () => {
  const never = new Promise<void>(() => undefined);
  const { clock, exits, stopping } = bench(() => never);
  stopping.onSignal('SIGINT');
  clock.now = 50;
  stopping.onSignal('SIGINT');
  await settle();
  expect(exits).toEqual([]);
  clock.now = 1000;
  stopping.onSignal('SIGINT');
  expect(exits).toEqual([1]);
});

it('exits also when something cannot be closed', async () => {
  const { exits, stopping } = bench(async () => Promise.reject(new Error('stuck')));
  stopping.onSignal('SIGTERM');
  await settle();
  expect(exits).toEqual([0]);
});

it('sends a response that is in progress before it closes and exits', async () => {
  const { server, exits, calls, stopping } = bench(async () => void calls.push('close'));
  const received = once(server, 'request');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const response = fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } });
  const res: ServerResponse = (await received)[1];
  const stopped = stopping.stop('a test', { code: 0, hurry: true });
  for (let round = 0; round < 3; round += 1) await settle();
  expect([calls, exits]).toEqual([['end'], []]);
  res.end('sent');
  expect(await (await response).text()).toBe('sent');
  await stopped;
  expect([calls, exits]).toEqual([['end', 'close'], [0]]);
});
