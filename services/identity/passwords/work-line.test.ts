import { expect, it } from 'vitest';
import { createWorkLine } from './work-line.ts';

it('AU-41 does so much at once, in order, and refuses who would wait behind too many', async () => {
  const line = createWorkLine({ atOnce: 2, waiting: 2 });
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const work = (number: number) =>
    line.run(() => {
      started.push(number);
      return new Promise<number>((resolve) => finish.push(() => resolve(number)));
    });
  const running = [work(1), work(2), work(3), work(4)];
  await expect(work(5)).rejects.toMatchObject({ code: 'LINE_FULL' });
  expect(started).toEqual([1, 2]);
  finish[0]?.();
  await running[0];
  expect(started).toEqual([1, 2, 3]);
  for (const index of [1, 2]) finish[index]?.();
  await running[2];
  finish[3]?.();
  expect(await Promise.all(running)).toEqual([1, 2, 3, 4]);
});

it('AU-41 gives the place on when work fails', async () => {
  const line = createWorkLine({ atOnce: 1, waiting: 0 });
  await expect(line.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await line.run(async () => 'next')).toBe('next');
});

it('AU-41 leaves a place empty for a while after work, and keeps nobody who was served', async () => {
  const rests: (() => void)[] = [];
  const line = createWorkLine({
    atOnce: 1,
    waiting: 1,
    rest: () => new Promise<void>((resolve) => rests.push(resolve)),
  });
  const started: number[] = [];
  const work = (number: number) =>
    line.run(async () => {
      started.push(number);
      return number;
    });
  expect(await work(1)).toBe(1);
  const second = work(2);
  await expect(work(3)).rejects.toMatchObject({ code: 'LINE_FULL' });
  expect(started).toEqual([1]);
  rests[0]?.();
  expect(await second).toBe(2);
  rests[1]?.();
  await Promise.resolve();
  expect(await work(4)).toBe(4);
});

/** A line in which nothing ends before `next` says so. */
function openLine(options: { waiting: number; waitingEach: number }) {
  const line = createWorkLine({ atOnce: 1, ...options });
  const served: string[] = [];
  const running: (() => void)[] = [];
  const ask = (by: string) => {
    const asked = line.run(() => {
      served.push(by);
      return new Promise<string>((resolve) => running.push(() => resolve(by)));
    }, by);
    return asked.catch(() => 'refused');
  };
  async function next(): Promise<void> {
    running.shift()?.();
    // Whoever is next begins in a later microtask.
    for (let times = 0; times < 5; times += 1) await Promise.resolve();
  }
  return { ask, next, served };
}

it('AU-41 addresses take turns: who asks much waits for themselves', async () => {
  const { ask, next, served } = openLine({ waiting: 100, waitingEach: 5 });
  const many = Array.from({ length: 6 }, () => ask('many'));
  const few = [ask('one'), ask('two')];
  for (let times = 0; times < 8; times += 1) await next();
  expect(served).toEqual(['many', 'many', 'one', 'two', 'many', 'many', 'many', 'many']);
  expect(await Promise.all([...many, ...few])).not.toContain('refused');
});

it('AU-41 an address has few places, and when all are taken the longest queue gives one up', async () => {
  const { ask, next, served } = openLine({ waiting: 6, waitingEach: 3 });
  const first = Array.from({ length: 5 }, () => ask('a'));
  expect(await first[4]).toBe('refused');
  const second = Array.from({ length: 3 }, () => ask('b'));
  // All six places are taken by two addresses; others still get in, and never lose their only place.
  const others = ['c', 'd', 'e', 'f', 'g'].map(ask);
  expect([await first[3], await second[2], await others[4]]).toEqual(['refused', 'refused', 'refused']);
  for (let times = 0; times < 8; times += 1) await next();
  expect(served).toEqual(['a', 'a', 'b', 'c', 'd', 'e', 'f']);
});
