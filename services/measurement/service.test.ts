import { afterEach, beforeEach, expect, it } from 'vitest';
import { type OpenStore, openSqliteStore } from '#database/test/stores.ts';
import type { MeasurementTables } from './measurement-tables.ts';
import { createMeasurement } from './service.ts';

let store: OpenStore;
beforeEach(async () => {
  store = await openSqliteStore();
});
afterEach(() => store.drop());

it('has its tables after the migrations of the services, before it is prepared', async () => {
  const service = createMeasurement({
    db: store.db,
    mapsDirectory: '/nowhere',
    origin: 'https://wavelength.example',
    now: Date.now,
    log: { warn: () => undefined },
    onPopular: async () => undefined,
  });
  await service.migrate?.(store.db);
  const { kysely } = store.db.as<MeasurementTables>();
  expect(await kysely.selectFrom('measurement_events').selectAll().execute()).toEqual([]);
});
