import { describe, expect, it } from 'vitest';
import { cacheHeaders } from './cache-headers.ts';

const page = { status: 200, maxAge: 300, isPersonal: false, surrogateKeys: ['a42', 'home'] };

describe('cache headers', () => {
  it('RM-21 a page with an age is cached for it, and purged by its keys', () => {
    const headers = cacheHeaders(page);
    expect(headers['Cache-Control']).toMatch(/^public, max-age=300\b/);
    expect(headers['Surrogate-Control']).toMatch(/^max-age=300\b/);
    expect(headers['Surrogate-Key']).toBe('a42 home');
  });

  it.each([
    ['RM-19', { maxAge: 0 }],
    ['RM-24', { status: 404 }],
    ['RM-24', { status: 500 }],
  ])('%s %o is no-cache', (_ids, change) => {
    expect(cacheHeaders({ ...page, ...change })['Cache-Control']).toBe('no-cache');
  });

  it('RM-27 a preview is not even stored', () => {
    const headers = cacheHeaders({ ...page, isPersonal: true });
    expect(headers['Cache-Control']).toContain('no-store');
    expect(headers['Surrogate-Key']).toBeUndefined();
  });
});
