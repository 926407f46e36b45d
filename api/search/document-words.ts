import { plainWords } from '#content/rules/search-words.ts';
import { stem } from './query/stem.ts';
import type { SearchDocument } from './search-document.ts';

/** The fields the index knows, in the order of its columns. */
export const indexedFields = ['title', 'dek', 'topics', 'tags', 'authors', 'products', 'body'] as const;
type IndexedField = (typeof indexedFields)[number];

/** Longer ones are URLs and typos that readers never search for. */
const longestWord = 40;

/** A word is stemmed once, however many stories contain it; the cache is cleared when it has too many words. */
const stems = new Map<string, string>();
const mostStems = 50_000;
function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= mostStems) stems.clear();
  const made = stem(word);
  stems.set(word, made);
  return made;
}

export interface IndexedWords {
  /** Stems with spaces between them, by field. */
  stems: Record<IndexedField, string>;
  /** The plain words of the title: what suggestions go on from. */
  title: string;
  /** Every word of the document, once, with its stem. */
  words: Map<string, string>;
}

/** A document as the index and the vocabulary take it. */
export function documentWords(document: Pick<SearchDocument, IndexedField>): IndexedWords {
  const words = new Map<string, string>();
  let title = '';
  const stemmed = Object.fromEntries(
    indexedFields.map((field) => {
      const plain = plainWords(document[field]).filter(({ length }) => length <= longestWord);
      if (field === 'title') title = plain.join(' ');
      const own = plain.map((word) => {
        const made = stemOf(word);
        words.set(word, made);
        return made;
      });
      return [field, own.join(' ')];
    }),
  ) as Record<IndexedField, string>;
  return { stems: stemmed, title, words };
}
