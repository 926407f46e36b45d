import { describe, expect, it, vi } from 'vitest';
import { createLetterWishes, toggled } from './letter-wishes.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('letter wishes', () => {
  it('RT-31 are kept on the device and can be taken back', () => {
    const store = memory();
    const wishes = createLetterWishes(() => store);
    expect(wishes.get()).toEqual([]);
    expect(wishes.set(toggled(wishes.get(), 'locked'))).toBe(true);
    expect(createLetterWishes(() => store).get()).toEqual(['locked']);
    wishes.set(toggled(wishes.get(), 'locked'));
    expect(wishes.get()).toEqual([]);
    expect(store.kept.size).toBe(0);
  });

  it('RT-31 tell who listens, and give the same list until it changes', () => {
    const wishes = createLetterWishes(() => store);
    const store = memory();
    const listener = vi.fn();
    const stop = wishes.subscribe(listener);
    expect(wishes.get()).toBe(wishes.get());
    wishes.set(['a']);
    expect(listener).toHaveBeenCalledOnce();
    stop();
    wishes.set(['b']);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('RT-31 say so when the browser keeps nothing', () => {
    const wishes = createLetterWishes(() => {
      throw new Error('blocked');
    });
    expect(wishes.get()).toEqual([]);
    expect(wishes.set(['a'])).toBe(false);
  });

  it.each(['{', '{"a":1}', '"x"', '[1,null]'])('RT-31 take %s for nothing', (text) => {
    const store = memory();
    store.setItem('letters-wanted', text);
    expect(createLetterWishes(() => store).get()).toEqual([]);
  });
});
