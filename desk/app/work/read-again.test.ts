import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReadAgain } from './read-again.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each(['steps', 'fields', 'presence'])('%s are no reason to read a list again', (kind) => {
  const read = vi.fn();
  createReadAgain(read).on(kind);
  vi.advanceTimersByTime(60_000);
  expect(read).not.toHaveBeenCalled();
});

it('what happens to many stories is read once, after it', () => {
  const read = vi.fn();
  const again = createReadAgain(read, 700);
  for (let count = 0; count < 10; count += 1) {
    again.on('work');
    vi.advanceTimersByTime(500);
  }
  expect(read).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(read).toHaveBeenCalledTimes(1);
});

it('new headlines are read soon, however many follow', () => {
  const read = vi.fn();
  const again = createReadAgain(read);
  for (let count = 0; count < 10; count += 1) {
    again.on('listed');
    vi.advanceTimersByTime(100);
  }
  expect(read.mock.calls.length).toBeGreaterThanOrEqual(2);
  vi.advanceTimersByTime(300);
  const { length } = read.mock.calls;
  vi.advanceTimersByTime(60_000);
  expect(read).toHaveBeenCalledTimes(length);
});

it('a screen that ends reads nothing any more', () => {
  const read = vi.fn();
  const again = createReadAgain(read);
  again.on('listed');
  again.end();
  vi.advanceTimersByTime(60_000);
  expect(read).not.toHaveBeenCalled();
});
