import type { Facts } from './understand-query.ts';

/** Words of no story as their closest neighbors; the others as they are. */
export function correctWords(words: readonly string[], facts: Facts): string[] {
  return words.map((word) => {
    const { documents = 0, completions = [], similar = [] } = facts.get(word) ?? {};
    return documents + completions.length > 0 ? word : (similar[0]?.word ?? word);
  });
}
