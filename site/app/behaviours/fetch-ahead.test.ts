import { describe, expect, it, vi } from 'vitest';
import { mayFetchAhead } from './connection.ts';
import { whenIdle } from './when-idle.ts';

describe('fetching ahead', () => {
  it.each([
    [undefined, true],
    [{}, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '3g', saveData: false }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('NV-06 with %o: %s', (connection, expected) => {
    expect(mayFetchAhead(connection)).toBe(expected);
  });

  it('NV-07 waits for an idle moment, two seconds at most', () => {
    const request = vi.fn();
    const call = () => {};
    whenIdle(call, request);
    expect(request).toHaveBeenCalledWith(call, { timeout: 2000 });
  });

  it('NV-07 waits as long without requestIdleCallback', () => {
    vi.useFakeTimers();
    const call = vi.fn();
    whenIdle(call, undefined);
    vi.advanceTimersByTime(1999);
    expect(call).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(call).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
