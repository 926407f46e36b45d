import { liveBlogHours } from '../limits.ts';
import { dateValue } from './preferred-date.ts';

export type CoverageState = 'live' | 'ended';

interface EntryTime {
  at: string;
  lastEntry?: boolean | undefined;
}

/** When coverage that began then ends; none without a date that is one. */
export function coverageEnd(datePublished: string | undefined): Date | undefined {
  const start = datePublished === undefined ? Number.NaN : dateValue(datePublished);
  return Number.isNaN(start) ? undefined : new Date(start + liveBlogHours * 3_600_000);
}

/** Coverage starts with the published date and ends 24 hours later; without a date it never started. */
export function isCoverageLive(datePublished: string | undefined, now: Date): boolean {
  if (!datePublished) return false;
  const age = now.getTime() - dateValue(datePublished);
  return age >= 0 && age < liveBlogHours * 3_600_000;
}

/** When coverage ends: with the editor's last entry, and a day after its start at the latest (CL-37). */
export function endOfCoverage(
  datePublished: string | undefined,
  entries: readonly EntryTime[],
): Date | undefined {
  const latest = coverageEnd(datePublished);
  const last = dateValue(entries.find(({ lastEntry }) => lastEntry)?.at ?? '');
  return latest && last < latest.getTime() ? new Date(last) : latest;
}

/** The state at this time; none before the coverage begins, or without a date. */
export function coverageState(
  datePublished: string | undefined,
  end: Date | undefined,
  now: Date,
): CoverageState | undefined {
  if (!end) return undefined;
  if (now >= end) return 'ended';
  return isCoverageLive(datePublished, now) ? 'live' : undefined;
}
