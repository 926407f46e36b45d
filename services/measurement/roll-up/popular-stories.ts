import type { Database } from '#database/connect.ts';
import type { MeasurementTables } from '../measurement-tables.ts';
import { dailyRows, lastDays } from './read-counts.ts';

export interface StoryScore {
  id: string;
  score: number;
}

const windowDays = 4;
/** Yesterday's views count half of today's, and so on, so that current stories rank first. */
const perDay = 0.5;
/** Fewer views than this in the window say more about chance than about readers. */
export const leastViews = 200;
const mostStories = 2000;

/** Stories by recent views; undefined while there are too few views. */
export async function popularStories(
  db: Database<MeasurementTables>,
  now: number,
): Promise<StoryScore[] | undefined> {
  const days = lastDays(now, windowDays);
  const rows = await dailyRows(db, 'views.story', days);
  if (rows.reduce((sum, { count }) => sum + count, 0) < leastViews) return undefined;
  const scores = new Map<string, number>();
  for (const { day, key, count } of rows) {
    const age = Math.round((Date.parse(days.to) - Date.parse(day)) / 86_400_000);
    // The store has whole numbers; the factor keeps the halves.
    scores.set(key, (scores.get(key) ?? 0) + count * 16 * perDay ** age);
  }
  return [...scores]
    .map(([id, score]) => ({ id, score: Math.round(score) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, mostStories);
}
