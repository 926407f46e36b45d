import { expect, it, vi } from 'vitest';
import type { Database } from '#database/connect.ts';
import type { MeasurementTables } from '../measurement-tables.ts';
import { createErrorReports } from './error-reports.ts';
import { createSourceMaps } from './source-maps.ts';

it('ER-24 a store that cannot write is logged, and the browser may retry', async () => {
  const locked = new Error('database is locked');
  const db = { transaction: () => Promise.reject(locked) } as unknown as Database<MeasurementTables>;
  const onError = vi.fn();
  const reports = createErrorReports({ db, maps: createSourceMaps('/nowhere'), now: () => 0, onError });
  expect(await reports.take('{"message":"no ear","path":"/a/"}')).toBe('unavailable');
  expect(await reports.take('{"message":""}')).toBe('bad_body');
  expect(onError.mock.calls).toEqual([[locked]]);
});
