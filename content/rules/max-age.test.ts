import { describe, expect, it } from 'vitest';
import { acceptMaxAge, cacheControlFor } from './max-age.ts';

describe('max age', () => {
  it.each([
    ['RM-23', 300, 300],
    ['RM-23', 0, 0],
    ['RM-23', -1, 5400],
    ['RM-23', '300', 5400],
    ['RM-23', Number.NaN, 5400],
    ['RM-23', Number.POSITIVE_INFINITY, 5400],
    ['RM-23', null, 5400],
    ['RM-23', undefined, 5400],
    ['RM-23', [300], 5400],
  ])('%s accepts %j as %i', (_id, value, age) => {
    expect(acceptMaxAge(value)).toBe(age);
  });

  it('RM-17 RM-18 writes the same age for browsers and for a CDN, which may also serve stale', () => {
    expect(cacheControlFor(5400)).toEqual({
      cacheControl: 'public, max-age=5400, stale-while-revalidate=540',
      surrogateControl: 'max-age=5400, stale-while-revalidate=540, stale-if-error=864000',
    });
    expect(cacheControlFor(1).cacheControl).toBe('public, max-age=1, stale-while-revalidate=1');
  });

  it('RM-19 writes no-cache for 0', () => {
    expect(cacheControlFor(0)).toEqual({ cacheControl: 'no-cache', surrogateControl: 'no-store' });
  });

  it.each([400, 404, 418, 500, 503])('RM-24 writes no-cache for status %i, whatever the age', (status) => {
    expect(cacheControlFor(7200, status).cacheControl).toBe('no-cache');
  });
});
