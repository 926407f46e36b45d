import type { Outcome } from '#api/load/import/outcome.ts';
import { count } from '../store/progress.ts';

const shownRejections = 20;
const shownReasons = 20;

/** What an import did, kept small: counts, and the first of what was refused. */
export interface ImportReport {
  add(outcome: Outcome): void;
  lines(): string[];
}

export function createReport(): ImportReport {
  const counts = { taken: 0, changed: 0, unchanged: 0, kept: 0, refused: 0 };
  let redirects = 0;
  const reasons = new Map<string, number>();
  const notes = new Map<string, number>();
  const first: string[] = [];
  const tally = (map: Map<string, number>, words: string) => {
    if (map.has(words) || map.size < 1000) map.set(words, (map.get(words) ?? 0) + 1);
  };
  return {
    add(outcome) {
      counts[outcome.what] += 1;
      redirects += outcome.redirects ?? 0;
      for (const note of outcome.notes) tally(notes, note.replace(/(?:: | )"?[^ ]*[/".#][^ ]*.*$/, ''));
      if (!outcome.reason) return;
      tally(reasons, `${outcome.what}: ${outcome.reason}`);
      if (first.length < shownRejections)
        first.push(
          `  ${outcome.what} ${outcome.sourceId} "${outcome.title.slice(0, 80)}": ${outcome.reason}`,
        );
    },
    lines() {
      const { taken, changed, unchanged, kept, refused } = counts;
      const table = (map: Map<string, number>) =>
        [...map]
          .sort(([, a], [, b]) => b - a)
          .slice(0, shownReasons)
          .map(([words, times]) => `  ${count(times)} × ${words}`);
      return [
        `Taken ${count(taken)}, changed ${count(changed)}, unchanged ${count(unchanged)}, kept as they are here ${count(kept)}, refused ${count(refused)}; ${count(redirects)} old addresses lead on.`,
        ...(notes.size > 0 ? ['Changed on the way:', ...table(notes)] : []),
        ...(reasons.size > 0
          ? ['Not taken, by reason:', ...table(reasons), 'The first of them:', ...first]
          : []),
      ];
    },
  };
}
