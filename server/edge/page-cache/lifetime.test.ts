import { describe, expect, it } from 'vitest';
import { isShareable, isStorable, lifetimeOf } from './lifetime.ts';

describe('how long a page may be used', () => {
  it.each([
    [200, 'max-age=300, stale-while-revalidate=30, stale-if-error=864000', [300, 30, 864_000]],
    [200, 'max-age=7200', [7200, 720, 864_000]],
    [200, 'MAX-AGE=5', [5, 1, 864_000]],
    [301, 'max-age=60', [60, 6, 864_000]],
    [404, 'no-store', [10, 1, 0]],
    [404, null, [10, 1, 0]],
    [404, 'max-age=7200', [10, 1, 0]],
  ])('%i with "%s"', (status, header, seconds) => {
    const lifetime = lifetimeOf(status, header);
    expect(lifetime && [lifetime.maxAge, lifetime.staleWhileRevalidate, lifetime.staleIfError]).toEqual(
      seconds.map((value) => Number(value) * 1000),
    );
  });

  it.each([null, 'no-store', 'max-age=0', 'max-age=-1', 'max-age=ten', 'private'])(
    'RM-19 a page with "%s" is not kept',
    (header) => {
      expect(lifetimeOf(200, header)).toBeUndefined();
    },
  );
});

describe('what may be given to another reader', () => {
  it.each([
    [200, { 'cache-control': 'public, max-age=60' }, true],
    [200, {}, true],
    [200, { 'cache-control': 'no-cache' }, true],
    [200, { 'cache-control': 'no-store' }, false],
    [200, { 'cache-control': 'Private, max-age=60' }, false],
    [200, { 'set-cookie': 'a=1' }, false],
  ])('%i %o', (status, headers, expected) => {
    expect(isShareable(new Headers(headers))).toBe(expected);
    expect(isStorable(status, new Headers(headers))).toBe(expected);
  });

  it.each([204, 206, 302, 307, 308, 400, 403, 410, 500, 503])('a %i is never kept', (status) => {
    expect(isStorable(status, new Headers())).toBe(false);
  });
});
