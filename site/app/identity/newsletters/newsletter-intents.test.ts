import { describe, expect, it } from 'vitest';
import { createNewsletterIntents } from './newsletter-intents.ts';

function memory() {
  const stored = new Map<string, string>();
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

describe('letter wishes', () => {
  it('NL-07 outlive the page that is left to sign in, and are gone when they were carried out', () => {
    const store = memory();
    const intents = createNewsletterIntents(() => store);
    expect(intents.get()).toEqual([]);
    intents.add('locked');
    intents.add('locked');
    intents.add('the-signal');
    expect(createNewsletterIntents(() => store).get()).toEqual(['locked', 'the-signal']);
    intents.remove('locked');
    intents.remove('the-signal');
    expect(intents.get()).toEqual([]);
    expect(store.stored.size).toBe(0);
  });

  it('NL-07 harm nothing where the browser keeps nothing', () => {
    const intents = createNewsletterIntents(() => {
      throw new Error('blocked');
    });
    intents.add('a');
    expect(intents.get()).toEqual([]);
  });

  it.each(['{', '{"a":1}', '"x"', '[1,null]'])('NL-07 take %s for nothing', (text) => {
    const store = memory();
    store.setItem('letters-wanted', text);
    expect(createNewsletterIntents(() => store).get()).toEqual([]);
  });
});
