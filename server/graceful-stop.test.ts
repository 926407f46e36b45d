import { createServer } from 'node:http';
import { expect, it, vi } from 'vitest';
import { createGracefulStop } from './graceful-stop.ts';

function bench(
  close: () => Promise<void> = async () => undefined,
  endConnections: () => Promise<void> = async () => undefined,
) {
  const clock = { now: 0 };
  const exits: number[] = [];
  const calls: string[] = [];
  const quiet = () => undefined;
  const server = createServer();
  const stopping = createGracefulStop({
    server,
    endConnections() {
      calls.push('end');
      return endConnections();
    },
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
  const calm = bench();
  expect(calm.stopping.isDraining()).toBe(false);
  calm.stopping.onSignal('SIGTERM');
  expect(calm.stopping.isDraining()).toBe(true);
  await settle();
  expect([calm.exits, calm.calls]).toEqual([[0], ['end']]);
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

it('waits for answers the server does not know of before it cuts connections', async () => {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const patient = bench(undefined, () => ended);
  const cut = vi.spyOn(patient.server, 'closeIdleConnections');
  const stopped = patient.stopping.stop('a test', { code: 0, hurry: true });
  for (let turn = 0; turn < 3; turn += 1) await settle();
  expect(cut).not.toHaveBeenCalled();
  end();
  await stopped;
  expect(cut).toHaveBeenCalledOnce();
});
