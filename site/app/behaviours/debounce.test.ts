import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['AP-35 without a time, 100 ms', undefined, 100],
  ['a time of its own', 200, 200],
])('%s', (_title, given, expected) => {
  const call = vi.fn();
  const debounced = debounce(call, given);
  debounced('a');
  vi.advanceTimersByTime(expected - 1);
  debounced('b');
  vi.advanceTimersByTime(expected - 1);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(call.mock.calls).toEqual([['b']]);
});
