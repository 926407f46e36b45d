import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, DialectName } from './connect.ts';
import type { NewEvent, StoredEvent } from './event.ts';
import { type Migrated, type Migration, migrate } from './migrate.ts';

/** Only this module reads the table; services use `appendEvent` and the event pump. */
interface OutboxTables {
  outbox_events: {
    id: number;
    kind: string;
    entity: string;
    entity_id: string;
    keys: string;
    at: string;
  };
}
type NewRow = Omit<OutboxTables['outbox_events'], 'id'>;

export const outboxMigrations: readonly Migration[] = [
  {
    name: '001-outbox',
    async up(trx, dialect) {
      await trx.schema
        .createTable('outbox_events')
        .addColumn('id', dialect === 'postgres' ? 'bigserial' : 'integer', (column) =>
          dialect === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('entity', 'text', (column) => column.notNull())
        .addColumn('entity_id', 'text', (column) => column.notNull())
        .addColumn('keys', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .execute();
      await trx.schema.createIndex('outbox_events_at').on('outbox_events').column('at').execute();
    },
  },
];

export const migrateOutbox = (db: Database): Promise<Migrated> => migrate(db, 'outbox', outboxMigrations);

const lockNumber = 712_019_002;

/**
 * From here to their commit, transactions on PostgreSQL that write events are serialised: ids then grow in commit
 * order, and a consumer's cursor cannot skip an uncommitted event. One that changes many rows calls it
 * first, so that two of them cannot lock each other out. On SQLite there is one writer anyway.
 */
export async function takeSlot<T>(trx: Transaction<T>, dialect: DialectName): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(trx);
}

/** Call it last in the transaction that writes. */
export async function appendEvent<T>(
  trx: Transaction<T>,
  dialect: DialectName,
  event: NewEvent,
): Promise<void> {
  const own = trx as unknown as Kysely<{ outbox_events: NewRow }>;
  await takeSlot(trx, dialect);
  await own
    .insertInto('outbox_events')
    .values({
      kind: event.kind,
      entity: event.entity,
      entity_id: event.entityId,
      keys: JSON.stringify(event.keys),
      at: event.at.toISOString(),
    })
    .execute();
}

export async function getNewestEventId(db: Database): Promise<number> {
  const row = await tables(db)
    .selectFrom('outbox_events')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return Number(row?.id ?? 0);
}

export async function getEventsAfter(db: Database, id: number, limit: number): Promise<StoredEvent[]> {
  const rows = await tables(db)
    .selectFrom('outbox_events')
    .selectAll()
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: Number(row.id),
    kind: row.kind,
    entity: row.entity,
    entityId: row.entity_id,
    keys: JSON.parse(row.keys) as string[],
    at: row.at,
  }));
}

/** Sent for every few characters that an editor types; only screens need them. */
const shortLived = ['steps', 'fields', 'listed', 'presence'];

/** Whether an event changes what is published or when: most only say that an editor writes. */
export const changesStories = ({ kind }: Pick<StoredEvent, 'kind'>): boolean => !shortLived.includes(kind);

/** Whether an event says that a working copy changed. */
export const changesDrafts = ({ kind }: Pick<StoredEvent, 'kind'>): boolean =>
  kind === 'steps' || kind === 'fields';

/** Every process that runs has read an event within days; older ones have no reader left. */
export async function pruneEvents(db: Database, before: Date, shortLivedBefore = before): Promise<void> {
  await tables(db).deleteFrom('outbox_events').where('at', '<', before.toISOString()).execute();
  await tables(db)
    .deleteFrom('outbox_events')
    .where('kind', 'in', shortLived)
    .where('at', '<', shortLivedBefore.toISOString())
    .execute();
}

const tables = (db: Database) => db.as<OutboxTables>().kysely;
