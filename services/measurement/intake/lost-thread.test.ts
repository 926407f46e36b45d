import type { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Arrival, type Verdict, verdictOn } from './intake.ts';
import { createSqliteIntake, type GroupReply } from './sqlite-intake.ts';

/** Threads that answer when a test says so. */
const threads = vi.hoisted((): EventEmitter[] => []);
vi.mock('node:worker_threads', async () => {
  const { EventEmitter } = await import('node:events');
  class Worker extends EventEmitter {
    postMessage = vi.fn();
    terminate = vi.fn(async () => 1);
    ref() {}
    unref() {}
    constructor() {
      super();
      threads.push(this);
    }
  }
  return { Worker };
});

const arrival: Arrival = { body: Buffer.from('{}'), isUnwilling: false };
const reply = (verdict: Verdict): GroupReply => ({ verdicts: [verdict] });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('AN-14 ignores the late reply of a terminated thread', async () => {
  const onError = vi.fn();
  const { take } = createSqliteIntake({ file: 'any' }, onError);
  const first = verdictOn(take, arrival);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await first).toBe('unavailable');
  expect(onError).toHaveBeenCalledOnce();

  const answered = vi.fn();
  take(arrival, answered);
  await vi.advanceTimersByTimeAsync(100);
  expect(threads).toHaveLength(2);
  threads[0]?.emit('message', reply('taken'));
  await vi.advanceTimersByTimeAsync(100);
  expect(answered).not.toHaveBeenCalled();
  threads[1]?.emit('message', reply('bad_body'));
  await vi.advanceTimersByTimeAsync(100);
  expect(answered.mock.calls).toEqual([['bad_body']]);
});
