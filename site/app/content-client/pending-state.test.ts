import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPendingState } from './pending-state.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const create = () => createPendingState(() => Date.now());

describe('the pending state', () => {
  it('AP-34 lasts at least 200 ms, however fast the answer was', async () => {
    const state = create();
    const end = state.begin();
    await vi.advanceTimersByTimeAsync(20);
    end();
    await vi.advanceTimersByTimeAsync(179);
    expect(state.isPending()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(state.isPending()).toBe(false);
  });

  it('AP-34 ends with a slow answer', async () => {
    const state = create();
    const end = state.begin();
    await vi.advanceTimersByTimeAsync(900);
    expect(state.isPending()).toBe(true);
    end();
    await vi.advanceTimersByTimeAsync(0);
    expect(state.isPending()).toBe(false);
  });

  it('AP-34 waits for the last of several, and an end counts once', async () => {
    const state = create();
    const first = state.begin();
    const second = state.begin();
    first();
    first();
    await vi.advanceTimersByTimeAsync(500);
    expect(state.isPending()).toBe(true);
    second();
    await vi.advanceTimersByTimeAsync(0);
    expect(state.isPending()).toBe(false);
  });

  it('notifies listeners about changes only', async () => {
    const state = create();
    const listener = vi.fn();
    const stop = state.subscribe(listener);
    state.begin()();
    state.begin()();
    await vi.advanceTimersByTimeAsync(200);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    state.begin();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
