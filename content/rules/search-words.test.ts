import { describe, expect, it } from 'vitest';
import { hasEveryWord, plainWords, queryWords } from './search-words.ts';

describe('plainWords', () => {
  it.each([
    ['Best VPNs of 2026', ['best', 'vpns', 'of', '2026']],
    ['Café — crème', ['cafe', 'creme']],
    ['don’t', ['dont']],
    ['Wi-Fi 7', ['wi', 'fi', '7']],
    ['100% _under_', ['100', 'under']],
    ['مرحبا 世界', ['مرحبا', '世界']],
    ['!!! ???', []],
    ['', []],
  ])('SR-15 %j is %j', (text, words) => {
    expect(plainWords(text)).toEqual(words);
  });
});

describe('queryWords', () => {
  it('SR-15 asks for a word once, and for eight at most', () => {
    expect(queryWords('VPN vpn Vpn')).toEqual(['vpn']);
    expect(queryWords('a b c d e f g h i j k')).toHaveLength(8);
  });
});

describe('hasEveryWord', () => {
  it.each([
    ['Artificial intelligence', 'intel', true],
    ['Artificial intelligence', 'intel art', true],
    ['Artificial intelligence', 'ficial', false],
    ['Artificial intelligence', 'art deco', false],
    ['Artificial intelligence', '', true],
  ])('SR-15 %s by %j: %s', (text, query, expected) => {
    expect(hasEveryWord(text, queryWords(query))).toBe(expected);
  });
});
