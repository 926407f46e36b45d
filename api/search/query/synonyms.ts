import { plainWords } from '#content/rules/search-words.ts';
import { stem } from './stem.ts';

/** Groups of words and short phrases that mean the same: `[['tv', 'television'], ['smart watch', 'smartwatch']]`. */
export type SynonymGroups = readonly (readonly string[])[];

/** From the stems of a phrase to the stems of everything that means the same. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

export const longestSynonym = 4;

export function buildSynonyms(groups: SynonymGroups): Synonyms {
  const synonyms = new Map<string, (readonly string[])[]>();
  for (const group of groups) {
    const phrases = group
      .map((text) => plainWords(text).map(stem))
      .filter(({ length }) => length > 0 && length <= longestSynonym);
    for (const phrase of phrases) {
      const name = phrase.join(' ');
      const others = phrases.filter((other) => other.join(' ') !== name);
      synonyms.set(name, [...(synonyms.get(name) ?? []), ...others]);
    }
  }
  return synonyms;
}
