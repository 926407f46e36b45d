import { type QueryPart, writeQuery } from './parse-query.ts';
import type { KnownWord } from './similar-words.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { longestSynonym, type Synonyms } from './synonyms.ts';

/** Facts from the vocabulary about one word of a query. */
export interface WordFacts {
  /** Stories with this word in any of its forms. */
  documents: number;
  /** Words that begin with it, commonest first. */
  completions: readonly KnownWord[];
  /** Words it may be a slip of, closest first. */
  similar: readonly KnownWord[];
}
export type Facts = ReadonlyMap<string, WordFacts>;

/** Stems that must stand together, and how much finding them is worth beside finding the word itself. */
export interface Alternative {
  stems: readonly string[];
  worth: number;
}

/** A story fits when it has one of the alternatives. */
export interface Clause {
  alternatives: readonly Alternative[];
  /** In how many stories the word occurs: rare words weigh more. */
  documents: number;
}

export interface Correction {
  query: string;
  /** True: the stories found are those of the corrected query. */
  isApplied: boolean;
}

export interface Understood {
  /** All of them must fit. Empty: nothing can be found. */
  clauses: readonly Clause[];
  /** If no story matches all words, any word may match, provided that most of the words occur in our stories. */
  mayRelax: boolean;
  correction: Correction | undefined;
}

const worth = { itself: 1, completion: 0.85, synonym: 0.75, slip: 0.6 } as const;
const mostCompletions = 8;
/** A word of this few stories may be the beginning of a commoner one that was not finished. */
export const rareDocuments = 3;
/** How much more frequent a similar word must be to be suggested instead. */
const farCommoner = 20;

/** What to look for, decided from the reader's words, our vocabulary and the publication's synonyms alone. */
export function understandQuery(parts: readonly QueryPart[], facts: Facts, synonyms: Synonyms): Understood {
  const wanted = withoutStopWords(parts);
  const clauses: Clause[] = [];
  for (let at = 0; at < wanted.length; ) {
    const span = synonymSpan(wanted, at, facts, synonyms);
    if (span) {
      clauses.push(span.clause);
      at += span.length;
      continue;
    }
    const part = wanted[at];
    if (part)
      clauses.push(
        part.isPhrase ? phraseClause(part, facts) : wordClause(part, facts, at === wanted.length - 1),
      );
    at += 1;
  }
  const known = clauses.filter(({ documents, alternatives }) => documents > 0 || alternatives.length > 1);
  return {
    clauses,
    mayRelax: clauses.length > 1 && known.length * 2 >= clauses.length,
    correction: correctionOf(parts, facts),
  };
}

/** A query of nothing but such words means them. */
function withoutStopWords(parts: readonly QueryPart[]): QueryPart[] {
  const significant = parts.filter(({ words, isPhrase }) => isPhrase || !isStopWord(words[0] ?? ''));
  return significant.length > 0 ? significant : [...parts];
}

function synonymSpan(
  parts: readonly QueryPart[],
  at: number,
  facts: Facts,
  synonyms: Synonyms,
): { clause: Clause; length: number } | undefined {
  for (let length = Math.min(longestSynonym, parts.length - at); length > 0; length--) {
    const span = parts.slice(at, at + length);
    if (span.some(({ isPhrase }) => isPhrase)) continue;
    const own = span.map(({ words }) => stem(words[0] ?? ''));
    const others = synonyms.get(own.join(' '));
    if (!others) continue;
    const alternatives = [own, ...others].map((stems, index) => ({
      stems,
      worth: index === 0 ? worth.itself : worth.synonym,
    }));
    return { clause: { alternatives, documents: documentsOf(span, facts) }, length };
  }
  return undefined;
}

/** Words in quotation marks are matched literally. */
function phraseClause({ words }: QueryPart, facts: Facts): Clause {
  return {
    alternatives: [{ stems: words.map(stem), worth: worth.itself }],
    documents: documentsOf([{ words }], facts),
  };
}

/** No more stories have all of the words than have the rarest. */
function documentsOf(parts: readonly Pick<QueryPart, 'words'>[], facts: Facts): number {
  return Math.min(...parts.flatMap(({ words }) => words.map((word) => facts.get(word)?.documents ?? 0)));
}

function wordClause({ words: [word = ''] }: QueryPart, facts: Facts, isLast: boolean): Clause {
  const { documents = 0, completions = [], similar = [] } = facts.get(word) ?? {};
  const own: Alternative = { stems: [stem(word)], worth: worth.itself };
  const unfinished = documents === 0 || (isLast && documents <= rareDocuments && word.length < 7);
  const more = unfinished ? alternativesOf(completions.slice(0, mostCompletions), worth.completion) : [];
  const slips = documents === 0 && more.length === 0 ? alternativesOf(similar.slice(0, 1), worth.slip) : [];
  const alternatives = new Map<string, Alternative>();
  for (const alternative of [own, ...more, ...slips]) {
    const name = alternative.stems.join(' ');
    if (!alternatives.has(name)) alternatives.set(name, alternative);
  }
  return { alternatives: [...alternatives.values()], documents };
}

const alternativesOf = (words: readonly KnownWord[], value: number): Alternative[] =>
  words.map(({ word }) => ({ stems: [stem(word)], worth: value }));

/** Words that no story contains are replaced by the closest known word; for rare words it is only suggested. */
function correctionOf(parts: readonly QueryPart[], facts: Facts): Correction | undefined {
  let isApplied = false;
  let isOffered = false;
  const corrected = parts.map((part): QueryPart => {
    const [word = ''] = part.words;
    const found = facts.get(word);
    const [closest] = found?.similar ?? [];
    if (part.isPhrase || !found || !closest || isStopWord(word)) return part;
    if (found.documents === 0 && found.completions.length === 0) isApplied = true;
    else if (found.documents > 0 && closest.documents >= found.documents * farCommoner) isOffered = true;
    else return part;
    return { words: [closest.word], isPhrase: false };
  });
  return isApplied || isOffered ? { query: writeQuery(corrected), isApplied } : undefined;
}
