import type Sqlite from 'better-sqlite3';
import { type KnownWord, similarWords, typosAllowed } from '../query/similar-words.ts';
import { stem } from '../query/stem.ts';
import { type Facts, rareDocuments } from '../query/understand-query.ts';
import { completionLimit, correctedDocuments, similarLimit } from '../word-limits.ts';

interface WordRow {
  word: string;
  stem: string;
  documents: number;
  revision: number;
}

/** Every word of the stories in memory: it is searched at every keystroke of a reader. */
export interface Vocabulary {
  refresh(): void;
  factsOf(words: readonly string[]): Facts;
}

/** Which of the characters a to z a word has, as bits: words that differ in too many need no closer look. */
function characterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) {
    const index = word.charCodeAt(at) - 97;
    if (index >= 0 && index < 26) bits |= 1 << index;
  }
  return bits;
}

function bitCount(bits: number): number {
  let rest = bits - ((bits >> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >> 2) & 0x33333333);
  return (((rest + (rest >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24;
}

export function createVocabulary(db: Sqlite.Database): Vocabulary {
  const changed = db.prepare<[number], WordRow>(
    'select word, stem, documents, revision from content_search_words where revision > ? order by revision',
  );
  const wordsFrom = db.prepare<[string, string, number], KnownWord>(
    'select word, documents from content_search_words where word >= ? and word < ? and documents > 0 order by documents desc, word limit ?',
  );
  const documents = new Map<string, number>();
  const stems = new Map<string, number>();
  /** By length: slips change it by two at most. */
  const byLength = new Map<number, { words: string[]; bits: number[] }>();
  let revision = -1;

  function* candidatesFor(word: string): Iterable<KnownWord> {
    const most = typosAllowed(word);
    const own = characterBits(word);
    for (let length = word.length - most; length <= word.length + most; length++) {
      const { words = [], bits = [] } = byLength.get(length) ?? {};
      for (const [at, other] of words.entries())
        if (bitCount(own ^ (bits[at] ?? 0)) <= most * 2)
          yield { word: other, documents: documents.get(other) ?? 0 };
    }
  }

  return {
    refresh() {
      for (const row of changed.iterate(revision)) {
        const before = documents.get(row.word);
        if (before === undefined) {
          const list = byLength.get(row.word.length) ?? { words: [], bits: [] };
          byLength.set(row.word.length, list);
          list.words.push(row.word);
          list.bits.push(characterBits(row.word));
        }
        documents.set(row.word, row.documents);
        stems.set(row.stem, (stems.get(row.stem) ?? 0) + row.documents - (before ?? 0));
        revision = row.revision;
      }
    },
    factsOf(words) {
      return new Map(
        words.map((word) => {
          const known = stems.get(stem(word)) ?? 0;
          const own = documents.get(word) ?? 0;
          const completions =
            known > rareDocuments ? [] : wordsFrom.all(word, `${word}\u{10ffff}`, completionLimit);
          // A common word needs no correction, so the other hundred thousand are not compared.
          const similar =
            known > correctedDocuments ? [] : similarWords(word, candidatesFor(word), similarLimit);
          return [
            word,
            {
              documents: known,
              completions: completions.filter((found) => found.word !== word || own === 0),
              similar,
            },
          ] as const;
        }),
      );
    },
  };
}
