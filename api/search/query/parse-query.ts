import { searchWords } from '#content/limits.ts';
import { plainWords } from '#content/rules/search-words.ts';

/** One term of a query: a word, or a phrase in quotation marks. */
export interface QueryPart {
  words: readonly string[];
  isPhrase: boolean;
}

/**
 * What a reader wrote, as plain words. Nothing else is passed on: quotation marks in pairs make phrases, every other
 * sign only separates words, so no engine ever sees an operator. A query longer than any sentence is cut.
 */
export function parseQuery(text: string): QueryPart[] {
  const parts: QueryPart[] = [];
  const seen = new Set<string>();
  let left = searchWords;
  const add = (words: readonly string[], isPhrase: boolean) => {
    const taken = words.slice(0, left);
    const name = `${isPhrase} ${taken.join(' ')}`;
    if (taken.length === 0 || seen.has(name)) return;
    seen.add(name);
    left -= taken.length;
    parts.push({ words: taken, isPhrase });
  };
  for (const [, quoted, plain] of text.replace(/[“”„«»]/g, '"').matchAll(/"([^"]*)"|([^"]+)/g)) {
    if (quoted !== undefined) add(plainWords(quoted), true);
    else for (const word of plainWords(plain ?? '')) add([word], false);
  }
  return parts;
}

/** The query as understood, without characters that have no meaning. */
export function writeQuery(parts: readonly QueryPart[]): string {
  return parts.map(({ words, isPhrase }) => (isPhrase ? `"${words.join(' ')}"` : words.join(' '))).join(' ');
}
