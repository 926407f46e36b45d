import { expect, it } from 'vitest';
import { createLru } from './lru.ts';

it('keeps used entries and evicts unused ones', () => {
  const lru = createLru<number, string>(10);
  lru.set(0, 'used');
  for (let number = 1; number < 100; number += 1) {
    lru.set(number, 'passing');
    expect(lru.get(0)).toBe('used');
  }
  expect(lru.get(1)).toBeUndefined();
  const held = Array.from({ length: 100 }, (_, number) => lru.get(number)).filter(Boolean);
  expect(held.length).toBeLessThanOrEqual(10);
});

it('gives the newest value', () => {
  const lru = createLru<string, number>(10);
  lru.set('a', 1);
  for (const other of ['b', 'c']) lru.set(other, 0);
  lru.set('a', 2);
  for (const other of ['d', 'e']) lru.set(other, 0);
  expect(lru.get('a')).toBe(2);
});

it('holds fewer heavy entries', () => {
  const lru = createLru<number, string>(100);
  for (let number = 0; number < 50; number += 1) lru.set(number, 'heavy', 20);
  const held = Array.from({ length: 50 }, (_, number) => number).filter((number) => lru.get(number));
  expect(held.length).toBeLessThanOrEqual(6);
  expect(held.at(-1)).toBe(49);
});
