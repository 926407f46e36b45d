import { expect, it } from 'vitest';
import { playLoops } from './play-loops.ts';

function video() {
  const one = {
    paused: true,
    async play() {
      one.paused = false;
    },
    pause() {
      one.paused = true;
    },
  };
  return one;
}

function start(videos: ReturnType<typeof video>[], wantsLessMotion = false) {
  const watched = new Set<unknown>();
  let notify: (entries: { isIntersecting: boolean; target: unknown }[]) => void = () => {};
  const end = playLoops(videos, wantsLessMotion, (onChange) => {
    notify = onChange;
    return {
      observe: (target) => void watched.add(target),
      unobserve: (target) => void watched.delete(target),
      disconnect: () => watched.clear(),
    };
  });
  const see = (target: unknown, isIntersecting: boolean) =>
    watched.has(target) && notify([{ isIntersecting, target }]);
  return { watched, see, end };
}

it('IM-13 a moving picture moves while it is seen and rests while it is not', () => {
  const one = video();
  const { see, watched, end } = start([one]);
  see(one, false);
  expect([one.paused, watched.size]).toEqual([true, 1]);
  see(one, true);
  expect(one.paused).toBe(false);
  see(one, false);
  expect(one.paused).toBe(true);
  see(one, true);
  expect(one.paused).toBe(false);
  end();
  expect(watched.size).toBe(0);
});

it('IM-13 one the reader stopped stays stopped', () => {
  const one = video();
  const { see } = start([one]);
  see(one, true);
  one.pause();
  see(one, false);
  see(one, true);
  expect(one.paused).toBe(true);
});

it('IM-13 nothing plays for a reader who prefers reduced motion', () => {
  expect(start([video()], true).watched.size).toBe(0);
});
