import { plainWords } from '#content/rules/search-words.ts';
import { recencyFactor } from './recency.ts';
import { stem } from './stem.ts';
import type { Clause } from './understand-query.ts';

/** The searchable text of a story. */
export interface RankedFields {
  title: string;
  dek: string;
  topics: string;
  tags: string;
  authors: string;
  products: string;
}

/** The weight of a word by the field it occurs in; any other occurrence is in the body. */
export const fieldWorth = {
  title: 10,
  products: 7,
  authors: 6,
  topics: 5,
  tags: 5,
  dek: 4,
  body: 1,
} as const;
const fields = ['title', 'products', 'authors', 'topics', 'tags', 'dek'] as const;

/** The stems of a story's fields, in order. Computed once per story and cached. */
export type ReadFields = Readonly<Record<(typeof fields)[number], readonly string[]>>;

export function readFields(document: RankedFields): ReadFields {
  const read = (name: keyof RankedFields) => plainWords(document[name]).map(stem);
  return {
    title: read('title'),
    products: read('products'),
    authors: read('authors'),
    topics: read('topics'),
    tags: read('tags'),
    dek: read('dek'),
  };
}

/** Rare words say more about what a reader wants than common ones. */
function weightOf({ documents }: Clause, stories: number): number {
  return Math.log(1 + (stories + 1) / (documents + 1));
}

/** A story of these words: the title in full, words together, and a recent date count on top of where words stand. */
export function rankDocument(
  read: ReadFields,
  clauses: readonly Clause[],
  { publishedAt, now, stories }: { publishedAt: number; now: number; stories: number },
): number {
  let score = 0;
  let inTitle = 0;
  let all = 0;
  for (const clause of clauses) {
    const weight = weightOf(clause, stories);
    all += weight;
    let best: number = fieldWorth.body * 0.5;
    let isInTitle = false;
    for (const { stems, worth } of clause.alternatives) {
      for (const field of fields) {
        if (!standTogether(read[field], stems)) continue;
        best = Math.max(best, fieldWorth[field] * worth);
        if (field === 'title') isInTitle = true;
      }
    }
    score += weight * best;
    if (isInTitle) inTitle += weight;
  }
  // A title that is all about the query beats a long one that only mentions it.
  const coverage = all > 0 ? inTitle / all : 0;
  const fill = Math.min(1, clauses.length / Math.max(1, read.title.length));
  const order = clauses.length > 1 && standTogether(read.title, clauses.map(firstStem)) ? 0.25 : 0;
  return (
    score * (1 + 0.3 * coverage * coverage + 0.3 * coverage * fill + order) * recencyFactor(publishedAt, now)
  );
}

const firstStem = ({ alternatives }: Clause): string => alternatives[0]?.stems[0] ?? '';

/** Whether the stems occur in this order, next to each other. */
function standTogether(words: readonly string[], stems: readonly string[]): boolean {
  const [first] = stems;
  if (first === undefined) return false;
  for (let at = words.indexOf(first); at >= 0; at = words.indexOf(first, at + 1))
    if (stems.every((part, index) => words[at + index] === part)) return true;
  return false;
}
