import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Migration, migrate } from './migrate.ts';
import { describeStores, type OpenStore } from './test/stores.ts';

const first: Migration = {
  name: '001-first',
  up: async (trx) => {
    await trx.schema.createTable('demo_first').addColumn('id', 'integer').execute();
  },
};
const second: Migration = {
  name: '002-second',
  up: async (trx) => {
    await trx.schema.createTable('demo_second').addColumn('id', 'integer').execute();
  },
};
const broken: Migration = {
  name: '003-broken',
  up: async (trx) => {
    await sql`create nonsense`.execute(trx);
  },
};

describeStores((open) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.drop());

  it('applies new migrations once and in order', async () => {
    expect(await migrate(store.db, 'demo', [first])).toEqual({ service: 'demo', applied: ['001-first'] });
    expect((await migrate(store.db, 'demo', [first, second])).applied).toEqual(['002-second']);
    expect((await migrate(store.db, 'demo', [first, second])).applied).toEqual([]);
  });

  it('keeps the services apart', async () => {
    await migrate(store.db, 'demo', [first]);
    const other: Migration = { ...second, name: '001-first' };
    expect((await migrate(store.db, 'other', [other])).applied).toEqual(['001-first']);
  });

  it('serialises two processes that start at once', async () => {
    const other = await store.again();
    const results = await Promise.all([
      migrate(store.db, 'demo', [first, second]),
      migrate(other, 'demo', [first, second]),
    ]);
    expect(results.map(({ applied }) => applied.length).sort()).toEqual([0, 2]);
  });

  it('names the migration that failed and leaves nothing of the others', async () => {
    await expect(migrate(store.db, 'demo', [first, broken])).rejects.toThrow(/demo\/003-broken failed/);
    expect((await migrate(store.db, 'demo', [first])).applied).toEqual(['001-first']);
  });
});
