import type { Generated } from 'kysely';
import type { Database } from '#database/connect.ts';
import { type Migrated, type Migration, migrate } from '#database/migrate.ts';

export interface MeasurementTables {
  /** Every event as received. No column holds an IP address or a name. */
  measurement_events: {
    /** In commit order: a consumer that has read up to an id has missed none before it. */
    id: Generated<number>;
    /** The server's clock. */
    at: number;
    /** The browser's clock. */
    time: number;
    name: string;
    path: string;
    view_guid: string;
    session_id: string;
    /** Tracking data as JSON. */
    page: string;
    params: string;
  };
  /** Ids of the batches of the last day, so that a batch that is sent again is stored once. */
  measurement_batches: { id: string; at: number };
  /** Daily counts, which outlive the events (UTC). */
  measurement_daily: { day: string; metric: string; key: string; count: number };
  /** The position of each job that reads the events. */
  measurement_progress: {
    job: string;
    last_id: number;
    /** The process that runs the job, where only one may at a time, and until when. */
    claim: Generated<string>;
    claimed_until: Generated<number>;
    /** 1: the job was stopped, and no event waits for it. */
    is_stopped: Generated<number>;
  };
  measurement_errors: {
    /** Of message and position: the same error in many browsers is one row. */
    fingerprint: string;
    message: string;
    stack: string;
    path: string;
    count: number;
    first_at: number;
    last_at: number;
  };
}

const tables: Migration = {
  name: '011-measurement',
  async up(trx, dialect) {
    await trx.schema
      .createTable('measurement_events')
      .addColumn('id', dialect === 'postgres' ? 'bigserial' : 'integer', (column) =>
        dialect === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
      )
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('time', 'bigint', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('view_guid', 'text', (column) => column.notNull())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('params', 'text', (column) => column.notNull())
      .execute();
    await trx.schema
      .createTable('measurement_daily')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('metric', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('measurement_daily_key', ['metric', 'day', 'key'])
      .execute();
    await trx.schema
      .createTable('measurement_progress')
      .addColumn('job', 'text', (column) => column.primaryKey())
      .addColumn('last_id', 'bigint', (column) => column.notNull())
      .execute();
    await trx.schema
      .createTable('measurement_errors')
      .addColumn('fingerprint', 'text', (column) => column.primaryKey())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('stack', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addColumn('first_at', 'bigint', (column) => column.notNull())
      .addColumn('last_at', 'bigint', (column) => column.notNull())
      .execute();
    await trx.schema
      .createIndex('measurement_errors_last')
      .on('measurement_errors')
      .column('last_at')
      .execute();
  },
};

const claims: Migration = {
  name: '012-measurement-claims',
  async up(trx) {
    await trx.schema
      .alterTable('measurement_progress')
      .addColumn('claim', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await trx.schema
      .alterTable('measurement_progress')
      .addColumn('claimed_until', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

const stops: Migration = {
  name: '013-measurement-stops',
  async up(trx) {
    await trx.schema
      .alterTable('measurement_progress')
      .addColumn('is_stopped', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

const batches: Migration = {
  name: '014-measurement-batches',
  async up(trx) {
    await trx.schema
      .createTable('measurement_batches')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await trx.schema.createIndex('measurement_batches_at').on('measurement_batches').column('at').execute();
  },
};
export const measurementMigrations: readonly Migration[] = [tables, claims, stops, batches];

export const migrateMeasurement = (db: Database): Promise<Migrated> =>
  migrate(db, 'measurement', measurementMigrations);
