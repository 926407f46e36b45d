import { expect, it } from 'vitest';
import { fakeClock } from '../test/fake-clock.ts';
import { whenIdle } from './when-idle.ts';

function waiting() {
  const clock = fakeClock();
  let isIdle = false;
  let isWatched = false;
  let longTask = () => {};
  const promise = whenIdle(clock, (onLongTask) => {
    isWatched = true;
    longTask = onLongTask;
    return () => {
      isWatched = false;
    };
  }).then(() => {
    isIdle = true;
  });
  const go = async (milliseconds: number) => {
    clock.go(milliseconds);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { go, promise, longTask: () => longTask(), isIdle: () => isIdle, isWatched: () => isWatched };
}

it('a page without long tasks is idle after half a second', async () => {
  const { go, isIdle, isWatched } = waiting();
  await go(499);
  expect(isIdle()).toBe(false);
  await go(1);
  expect([isIdle(), isWatched()]).toEqual([true, false]);
});

it('every long task restarts the half second', async () => {
  const { go, longTask, isIdle } = waiting();
  await go(400);
  longTask();
  await go(499);
  expect(isIdle()).toBe(false);
  await go(1);
  expect(isIdle()).toBe(true);
});

it('a page with endless long tasks starts its ads after three seconds', async () => {
  const { go, longTask, isIdle } = waiting();
  for (let passed = 0; passed < 2900; passed += 100) {
    await go(100);
    longTask();
  }
  expect(isIdle()).toBe(false);
  await go(100);
  expect(isIdle()).toBe(true);
});
