import { expect, it } from 'vitest';
import { mayReload } from './reload-once.ts';

it('ER-17 ER-18 code that is missing reloads the page once a minute and no more', () => {
  const stored = new Map<string, string>();
  const memory = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const first = 1_700_000_000_000;
  expect(mayReload(memory, first)).toBe(true);
  expect(mayReload(memory, first + 59_999)).toBe(false);
  expect(mayReload(memory, first + 60_000)).toBe(true);
});
