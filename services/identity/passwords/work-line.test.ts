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
