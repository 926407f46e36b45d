import { expect, it } from 'vitest';
import { openProseMemory } from './prose-memory.ts';

const words = Array.from({ length: 60 }, (_, index) => `word${index}`);

it('VAL-02 notices a shared run of 26 words wherever it stands, and forgives shorter ones', () => {
  for (const from of [0, 1, 2, 3, 17, 34]) {
    for (const lead of [0, 1, 2, 5]) {
      const isFresh = openProseMemory();
      const before = Array.from({ length: lead }, (_, index) => `lead${index}`);
      expect(isFresh(words.join(' '))).toBe(true);
      expect(isFresh([...before, ...words.slice(from, from + 26), 'end'].join(' '))).toBe(false);
      expect(isFresh([...before, ...words.slice(from, from + 23), 'end'].join(' '))).toBe(true);
    }
  }
});
