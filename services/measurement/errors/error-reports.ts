import { createHash } from 'node:crypto';
import { errorReport } from '#content/entities/measured-batch.ts';
import type { Database } from '#database/connect.ts';
import type { MeasurementTables } from '../measurement-tables.ts';
import { mapStack, withoutQueries } from './map-stack.ts';
import type { SourceMaps } from './source-maps.ts';

export type ErrorLine = MeasurementTables['measurement_errors'];

export interface ErrorReports {
  /** Stores a report; rejects a malformed one, and any report while the store fails. */
  take(body: string): Promise<'taken' | 'bad_body' | 'unavailable'>;
  /** Those seen last, first. */
  list(limit: number): Promise<ErrorLine[]>;
}

/** Limit of different errors; forged reports beyond it replace the oldest. */
const maxCached = 500;

export function createErrorReports(options: {
  db: Database<MeasurementTables>;
  maps: SourceMaps;
  now(): number;
  onError(error: unknown): void;
}): ErrorReports {
  const { db, maps, now, onError } = options;
  return {
    async take(body) {
      const report = readReport(body);
      if (!report) return 'bad_body';
      const message = withoutQueries(report.message);
      const stack = await mapStack(withoutQueries(report.stack), maps);
      const path = report.path.split(/[?#]/, 1)[0] ?? '';
      const row: ErrorLine = {
        fingerprint: fingerprintOf(message, stack, path),
        message,
        stack,
        path,
        count: 1,
        first_at: now(),
        last_at: now(),
      };
      try {
        await keep(row);
        return 'taken';
      } catch (error) {
        onError(error);
        return 'unavailable';
      }
    },
    async list(limit) {
      const rows = await db.kysely
        .selectFrom('measurement_errors')
        .selectAll()
        .orderBy('last_at', 'desc')
        .orderBy('fingerprint')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        ...row,
        count: Number(row.count),
        first_at: Number(row.first_at),
        last_at: Number(row.last_at),
      }));
    },
  };

  /** Counts it with its like, and forgets the oldest beyond the bound. */
  function keep(row: ErrorLine): Promise<void> {
    return db.transaction(async (trx) => {
      await trx
        .insertInto('measurement_errors')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('fingerprint').doUpdateSet((eb) => ({
            count: eb('measurement_errors.count', '+', 1),
            last_at: eb.ref('excluded.last_at'),
            // Of the latest: it may carry the id of one error page.
            message: eb.ref('excluded.message'),
            path: eb.ref('excluded.path'),
          })),
        )
        .execute();
      const spare = await trx
        .selectFrom('measurement_errors')
        .select('fingerprint')
        .orderBy('last_at', 'desc')
        .offset(maxCached)
        .limit(50)
        .execute();
      if (spare.length > 0)
        await trx
          .deleteFrom('measurement_errors')
          .where(
            'fingerprint',
            'in',
            spare.map(({ fingerprint }) => fingerprint),
          )
          .execute();
    });
  }
}

function readReport(body: string) {
  try {
    return errorReport.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

/**
 * The same failure has the same message, numbers aside, and begins at the same place of the code. Error pages have the
 * same message and no such place: each page is a failure of its own.
 */
function fingerprintOf(message: string, stack: string, path: string): string {
  const place = stack.split('\n').find((line) => line.includes('at ')) ?? path;
  return createHash('sha256')
    .update(`${message.replace(/\d+/g, '#')}\n${place}`)
    .digest('base64url')
    .slice(0, 22);
}
