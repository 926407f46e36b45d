import { expect, it } from 'vitest';
import { createMemoryCache } from './memory-cache.ts';

it('IM-24 holds its bound, keeps each for a while, and lets no giant in', () => {
  let now = 0;
  const cache = createMemoryCache<string>({ maxBytes: 80, milliseconds: 100, now: () => now });
  for (let n = 0; n < 10; n += 1) cache.put(`k${n}`, `v${n}`, 10);
  expect([cache.get('k0'), cache.get('k1'), cache.get('k2')]).toEqual([undefined, undefined, 'v2']);
  cache.put('giant', 'x', 11);
  expect([cache.get('giant'), cache.get('k9')]).toEqual([undefined, 'v9']);
  cache.put('k9', 'again', 10);
  expect(cache.get('k9')).toBe('again');
  now = 100;
  expect(cache.get('k9')).toBeUndefined();
});
