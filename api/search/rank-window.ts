import { type ReadFields, rankDocument } from './query/rank-document.ts';
import type { Clause } from './query/understand-query.ts';

/**
 * So many of an engine's best are put in order by our own rules. What comes after them stays in the engine's order;
 * the window is the same on every page, so no story is on two of them.
 */
export const rankedHits = 50;

interface WindowHit {
  n: number;
  publishedAt: number;
}

export interface Ranking {
  clauses: readonly Clause[];
  now: number;
  /** How many stories there are, about. */
  stories: number;
  read(n: number): ReadFields | undefined;
}

/** The window in the order of our rules; of two alike the newer comes first, then the later one. */
export function rankWindow(hits: readonly WindowHit[], { clauses, now, stories, read }: Ranking): number[] {
  return hits
    .map(({ n, publishedAt }) => {
      const fields = read(n);
      const score = fields ? rankDocument(fields, clauses, { publishedAt, now, stories }) : 0;
      return { n, publishedAt, score };
    })
    .sort((a, b) => b.score - a.score || b.publishedAt - a.publishedAt || b.n - a.n)
    .map(({ n }) => n);
}
