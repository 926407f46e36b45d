import type { Database } from '#database/connect.ts';
import type { MeasurementTables } from '../measurement-tables.ts';
import type { Metric } from './counts-of.ts';
import { dayOf } from './roll-up.ts';

type Db = Database<MeasurementTables>;

export interface Keyed {
  key: string;
  count: number;
}

/** Days from `from` to `to`, both included, as `2026-11-15`. */
export interface Days {
  from: string;
  to: string;
}

export const lastDays = (now: number, days: number): Days => ({
  from: dayOf(now - (days - 1) * 86_400_000),
  to: dayOf(now),
});

/** The keys of a metric, most counted first. */
export async function topKeys(db: Db, metric: Metric, days: Days, limit: number): Promise<Keyed[]> {
  const rows = await db.kysely
    .selectFrom('measurement_daily')
    .select((eb) => ['key', eb.fn.sum<number>('count').as('count')])
    .where('metric', '=', metric)
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .groupBy('key')
    .orderBy('count', 'desc')
    .orderBy('key')
    .limit(limit)
    .execute();
  return rows.map(({ key, count }) => ({ key, count: Number(count) }));
}

/** All keys of a metric together. */
export async function totalOf(db: Db, metric: Metric, days: Days): Promise<number> {
  const { count } = await db.kysely
    .selectFrom('measurement_daily')
    .select((eb) => eb.fn.sum<number | null>('count').as('count'))
    .where('metric', '=', metric)
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A metric without keys, day by day; days on which nothing happened are zero. */
export async function byDay(db: Db, metric: Metric, days: Days): Promise<{ day: string; count: number }[]> {
  const rows = await db.kysely
    .selectFrom('measurement_daily')
    .select(['day', 'count'])
    .where('metric', '=', metric)
    .where('key', '=', '')
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .execute();
  const counts = new Map(rows.map(({ day, count }) => [day, Number(count)]));
  return daysBetween(days).map((day) => ({ day, count: counts.get(day) ?? 0 }));
}

/** Every row of a metric by day and key, e.g. for the experiments' results. */
export async function dailyRows(
  db: Db,
  metric: Metric,
  days: Days,
  prefix = '',
): Promise<{ day: string; key: string; count: number }[]> {
  const rows = await db.kysely
    .selectFrom('measurement_daily')
    .select(['day', 'key', 'count'])
    .where('metric', '=', metric)
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .orderBy('day')
    .orderBy('key')
    .execute();
  return rows
    .filter(({ key }) => key.startsWith(prefix))
    .map(({ day, key, count }) => ({ day, key, count: Number(count) }));
}

function daysBetween({ from, to }: Days): string[] {
  const days: string[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += 86_400_000) days.push(dayOf(time));
  return days;
}
