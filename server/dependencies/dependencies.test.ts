import { expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { createDependencies } from './dependencies.ts';

function open() {
  const lines: Record<string, unknown>[] = [];
  const clock = { now: 0 };
  const write = (line: string) => void lines.push(JSON.parse(line));
  const log = createLog({ level: 'debug', write, now: () => new Date(0) });
  const dependencies = createDependencies({ log, now: () => clock.now });
  return { dependencies, clock, lines };
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

it('tells the latest reason, and nothing of what was never used', () => {
  const { dependencies } = open();
  dependencies.down('database', 'full');
  dependencies.down('database', 'read-only');
  expect(dependencies.of('database')).toMatchObject({ isUp: false, reason: 'read-only' });
  expect(dependencies.of('mail')).toBeUndefined();
});

it('keeps a bounded number of hosts', () => {
  const { dependencies } = open();
  for (let count = 0; count < 500; count += 1) dependencies.down(`outbound:host-${count}`, 'refused');
  expect(dependencies.all()).toHaveLength(100);
});
