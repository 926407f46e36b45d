import { describe, expect, it, vi } from 'vitest';
import { createRememberedStore, keyPrefix, type Remembered } from './remembered.ts';

const words: Remembered<string[]> = {
  name: 'words',
  empty: [],
  read: (value) => (Array.isArray(value) ? value.filter((word) => typeof word === 'string') : undefined),
};
function memory(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

describe('values stored on the device', () => {
  it('is restored, and notifies listeners here and in other windows', () => {
    const others = new EventTarget();
    const disk = memory();
    const store = createRememberedStore(
      () => disk,
      () => others,
    );
    const received = vi.fn();
    const stop = store.subscribe(received);
    store.set(words, ['a']);
    expect(store.get(words)).toEqual(['a']);
    expect(store.get(words)).toBe(store.get(words));
    expect(disk.getItem(`${keyPrefix}words`)).toBe('["a"]');
    others.dispatchEvent(new Event('storage'));
    expect(received).toHaveBeenCalledTimes(2);
    stop();
    store.set(words, []);
    expect(received).toHaveBeenCalledTimes(2);
  });

  it.each([['{'], ['null'], ['{"a":1}'], ['7']])('is empty when storage holds %s', (text) => {
    const store = createRememberedStore(
      () => memory({ [`${keyPrefix}words`]: text }),
      () => new EventTarget(),
    );
    expect(store.get(words)).toEqual([]);
  });

  it('lasts as long as the page where storage is closed', () => {
    const store = createRememberedStore(
      () => {
        throw new Error('SecurityError');
      },
      () => new EventTarget(),
    );
    expect(store.get(words)).toEqual([]);
    store.set(words, ['a']);
    expect(store.get(words)).toEqual(['a']);
  });
});
