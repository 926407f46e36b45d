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

describe('newsletter intents', () => {
  it('NL-07 survive leaving the page to sign in, and are removed once applied', () => {
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

  it('NL-07 are ignored where storage is blocked', () => {
    const intents = createNewsletterIntents(() => {
      throw new Error('blocked');
    });
    intents.add('a');
    expect(intents.get()).toEqual([]);
  });

  it.each(['{', '{"a":1}', '"x"', '[1,null]'])('NL-07 ignore a stored %s', (text) => {
    const store = memory();
    store.setItem('newsletters-wanted', text);
    expect(createNewsletterIntents(() => store).get()).toEqual([]);
  });
});
