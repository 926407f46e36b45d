import { plainWords } from '#content/rules/search-words.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';

const mostWords = 6;
const mostCharacters = 60;

/**
 * A query in the form that may be counted and shown to other readers, or undefined. Long texts and long numbers may be
 * personal; the caller also checks that every word is in the vocabulary of the stories.
 */
export function countableQuery(text: string): string | undefined {
  const words = plainWords(text);
  const query = words.join(' ');
  if (words.length === 0 || words.length > mostWords || query.length > mostCharacters) return undefined;
  return words.some((word) => /\d{5}/.test(word) || (words.length === 1 && word.length < 2))
    ? undefined
    : query;
}

/** Queries of other readers that share a word with this one, in their given order. */
export function relatedQueries(text: string, popular: readonly string[], limit: number): string[] {
  const own = plainWords(text);
  const stems = new Set(own.filter((word) => !isStopWord(word)).map(stem));
  const query = own.join(' ');
  return popular
    .filter((other) => other !== query && other.split(' ').some((word) => stems.has(stem(word))))
    .slice(0, limit);
}
