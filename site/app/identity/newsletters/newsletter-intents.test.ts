import { describe, expect, it } from 'vitest';
import { createNewsletterIntents } from './newsletter-intents.ts';

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
  it('NL-07 outlive the page that is left to sign in, and are gone when they were carried out', () => {
    const store = memory();
    const wishes = createNewsletterIntents(() => store);
    expect(wishes.get()).toEqual([]);
    wishes.add('locked');
    wishes.add('locked');
    wishes.add('the-signal');
    expect(createNewsletterIntents(() => store).get()).toEqual(['locked', 'the-signal']);
    wishes.remove('locked');
    wishes.remove('the-signal');
    expect(wishes.get()).toEqual([]);
    expect(store.kept.size).toBe(0);
  });

  it('NL-07 harm nothing where the browser keeps nothing', () => {
    const wishes = createNewsletterIntents(() => {
      throw new Error('blocked');
    });
    wishes.add('a');
    expect(wishes.get()).toEqual([]);
  });

  it.each(['{', '{"a":1}', '"x"', '[1,null]'])('NL-07 take %s for nothing', (text) => {
    const store = memory();
    store.setItem('letters-wanted', text);
    expect(createNewsletterIntents(() => store).get()).toEqual([]);
  });
});
