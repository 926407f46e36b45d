import type { Database } from '#database/connect.ts';
import type { ErrorReports } from '../errors/error-reports.ts';
import type { MeasurementTables } from '../measurement-tables.ts';
import type { Metric } from './counts-of.ts';
import { byDay, type Days, type Keyed, topKeys, totalOf } from './read-counts.ts';
import { type EventFilter, readEvents } from './read-events.ts';

/** What staff pages read of the measurements. */
export interface MeasurementReports {
  rollUp(): Promise<void>;
  errors: ErrorReports['list'];
  events(filter: EventFilter): ReturnType<typeof readEvents>;
  byDay(metric: Metric, days: Days): ReturnType<typeof byDay>;
  topKeys(metric: Metric, days: Days, limit: number): Promise<Keyed[]>;
  totalOf(metric: Metric, days: Days): Promise<number>;
}

export function createReports(
  db: Database<MeasurementTables>,
  { errors, rollUp }: { errors: Pick<ErrorReports, 'list'>; rollUp(): Promise<void> },
): MeasurementReports {
  return {
    rollUp,
    errors: errors.list,
    events: (filter) => readEvents(db, filter),
    byDay: (metric, days) => byDay(db, metric, days),
    topKeys: (metric, days, limit) => topKeys(db, metric, days, limit),
    totalOf: (metric, days) => totalOf(db, metric, days),
  };
}
