import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchResources } from './watch-resources.ts';

const origin = 'https://site.example';
const loaded = (name: string, transferSize = 100, duration = 10) => ({ name, transferSize, duration });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('AN-11 polls every 500 ms, until nothing more loads', () => {
  const list = vi.fn(() => [loaded(`${origin}/a.js`)]);
  const watch = watchResources(list, origin);
  vi.advanceTimersByTime(499);
  expect(list).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(list).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(list).toHaveBeenCalledTimes(11);
  expect(vi.getTimerCount()).toBe(0);
  watch.stop();
});

it('AN-11 reports the resources of each page view, third-party ones separately', () => {
  const list = [loaded(`${origin}/a.js`, 100, 20), loaded('https://ads.example/b.js', 50, 90.4)];
  const watch = watchResources(() => list, origin);
  expect(watch.end()).toEqual({
    resource_count: 2,
    resource_bytes: 150,
    other_resource_count: 1,
    other_resource_bytes: 50,
    slowest_resource_msec: 90,
  });
  expect(watch.end()).toBeUndefined();
  list.push(loaded(`${origin}/c.js`));
  expect(watch.end()).toMatchObject({ resource_count: 1, other_resource_count: 0 });
  watch.stop();
  expect(vi.getTimerCount()).toBe(0);
});
