import { expect, it } from 'vitest';
import { modeOf, rememberMode } from './preference.ts';

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

it.each([
  [undefined, 'auto'],
  [{ effectiveType: '4g' }, 'auto'],
  [{ effectiveType: '2g' }, 'manual'],
  [{ saveData: true }, 'manual'],
])('SM-01 NV-06 with the connection %o stories follow by %s', (connection, expected) => {
  expect(modeOf(memory(), connection)).toBe(expected);
});

it('SM-01 stays off after the reader turned it off, until they turn it on', () => {
  const device = memory();
  rememberMode(device, true);
  expect(modeOf(device, undefined)).toBe('off');
  rememberMode(device, false);
  expect(modeOf(device, undefined)).toBe('auto');
});

it('SM-01 works where storage is blocked', () => {
  const fail = () => {
    throw new Error('denied');
  };
  const device = { getItem: fail, setItem: fail, removeItem: fail };
  expect(() => rememberMode(device, true)).not.toThrow();
  expect(modeOf(device, undefined)).toBe('auto');
});
