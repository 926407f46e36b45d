import { expect, it } from 'vitest';
import { createMemoryCache } from './memory-cache.ts';

it('IM-24 holds its bound, keeps each for a while, and lets no giant in', () => {
  let now = 0;
  const shelf = createMemoryCache<string>({ maxBytes: 80, milliseconds: 100, now: () => now });
  for (let n = 0; n < 10; n += 1) shelf.put(`k${n}`, `v${n}`, 10);
  expect([shelf.get('k0'), shelf.get('k1'), shelf.get('k2')]).toEqual([undefined, undefined, 'v2']);
  shelf.put('giant', 'x', 11);
  expect([shelf.get('giant'), shelf.get('k9')]).toEqual([undefined, 'v9']);
  shelf.put('k9', 'again', 10);
  expect(shelf.get('k9')).toBe('again');
  now = 100;
  expect(shelf.get('k9')).toBeUndefined();
});
