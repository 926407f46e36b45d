import { useEffect, useState } from 'react';
import type { Article } from '#content/entities/article.ts';
import { type CoverageState, coverageState, endOfCoverage } from '#content/rules/live-coverage.ts';
import type { LiveEntry } from './live-rules.ts';

export interface Coverage {
  state: CoverageState | undefined;
  /** When it ended, or will end at the latest. */
  end: Date | undefined;
}

const checkMilliseconds = 60_000;

/** Whether coverage is live: as the page says at first, then by the reader's clock and the entries that arrive. */
export function useCoverage(
  { datePublished, coverage, entryPages }: Pick<Article, 'datePublished' | 'coverage' | 'entryPages'>,
  entries: readonly LiveEntry[],
): Coverage {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), checkMilliseconds);
    return () => clearInterval(timer);
  }, []);
  // The last entry may be on another page.
  const end = entryPages && coverage ? new Date(coverage.end) : endOfCoverage(datePublished, entries);
  return { state: now ? coverageState(datePublished, end, now) : coverage?.state, end };
}
