import { describe, expect, it } from 'vitest';
import { createMemoryLimit } from './bucket.ts';

function limitOf(limit: number, seconds: number, maxCallers?: number) {
  const clock = { now: 1000.7 };
  const options = { limit, seconds, now: () => clock.now, ...(maxCallers ? { maxCallers } : {}) };
  return { clock, ...createMemoryLimit(options) };
}

describe('a bucket per caller', () => {
  it.each([
    [5, 3600],
    [60, 60],
    [600, 60],
    [7, 1],
  ])('lets %i pass in %i seconds, then one as each is earned', (limit, seconds) => {
    const { take, clock } = limitOf(limit, seconds);
    const first = Array.from({ length: limit + 1 }, () => take('a').ok);
    expect(first.filter(Boolean)).toHaveLength(limit);
    expect(first.at(-1)).toBe(false);
    clock.now += (seconds * 1000) / limit + 0.01;
    expect([take('a').ok, take('a').ok]).toEqual([true, false]);
    expect(take('b').ok).toBe(true);
  });

  it('says when to retry, and does not extend the wait of a caller that keeps trying', () => {
    const { take, clock } = limitOf(5, 3600);
    for (let count = 0; count < 5; count += 1) take('a');
    for (let knock = 0; knock < 100; knock += 1)
      expect(take('a')).toEqual({ ok: false, retryAfterSeconds: 720 });
    clock.now += 719_000;
    expect(take('a')).toEqual({ ok: false, retryAfterSeconds: 1 });
    clock.now += 1000;
    expect(take('a').ok).toBe(true);
  });

  it('stores a limited number of callers, and drops the one idle for longest', () => {
    const { take } = limitOf(1, 60, 3);
    for (const caller of ['a', 'b', 'c']) take(caller);
    expect(take('a').ok).toBe(false);
    take('d');
    expect([take('a').ok, take('c').ok, take('b').ok]).toEqual([false, false, true]);
  });
});
