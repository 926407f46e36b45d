import type { Database } from '#database/connect.ts';
import type { MeasurementTables } from '../measurement-tables.ts';
import { type Days, dailyRows } from './read-counts.ts';

/** One bucket of an experiment on one day. */
export interface ExperimentDay {
  day: string;
  experiment: string;
  version: string;
  bucket: string;
  exposures: number;
  /** How often each goal was reached. */
  goals: Readonly<Record<string, number>>;
}

/** Exposures and goals of each bucket, for the evaluation of the experiment. */
export async function experimentCounts(
  db: Database<MeasurementTables>,
  experiment: string,
  days: Days,
): Promise<ExperimentDay[]> {
  const prefix = `${experiment}:`;
  const [exposures, goals] = await Promise.all([
    dailyRows(db, 'exposure', days, prefix),
    dailyRows(db, 'goal', days, prefix),
  ]);
  const found = new Map<string, { exposures: number; goals: Record<string, number> }>();
  const at = (day: string, arm: string) => {
    const name = `${day} ${arm}`;
    const known = found.get(name) ?? { exposures: 0, goals: {} };
    found.set(name, known);
    return known;
  };
  for (const { day, key, count } of exposures) at(day, key).exposures += count;
  for (const { day, key, count } of goals) {
    const [id = '', version = '', bucket = '', goal = ''] = key.split(':');
    const place = at(day, [id, version, bucket].join(':'));
    place.goals[goal] = (place.goals[goal] ?? 0) + count;
  }
  return [...found]
    .map(([name, counts]) => {
      const [day = '', arm = ''] = name.split(' ');
      const [, version = '', bucket = ''] = arm.split(':');
      return { day, experiment, version, bucket, ...counts };
    })
    .sort((a, b) => a.day.localeCompare(b.day) || a.bucket.localeCompare(b.bucket));
}
