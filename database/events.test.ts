import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from './connect.ts';
import type { StoredEvent } from './event.ts';
import { createEventPump } from './events.ts';
import { appendEvent, changesStories, getEventsAfter, migrateOutbox } from './outbox.ts';
import { describeStores, type OpenStore } from './test/stores.ts';

const at = new Date('2026-05-01T12:00:00Z');
const write = (db: Database, entityId: string, time = at) =>
  db.transaction((trx) =>
    appendEvent(trx, db.dialect, {
      kind: 'published',
      entity: 'article',
      entityId,
      keys: ['a1', 'home'],
      at: time,
    }),
  );

describeStores((open) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await open();
    await migrateOutbox(store.db);
  });
  afterEach(() => store.drop());

  const collect = (db: Database, options: { failOnce?: boolean } = {}) => {
    const seen: StoredEvent[] = [];
    let failures = options.failOnce ? 1 : 0;
    const errors: unknown[] = [];
    const pump = createEventPump(db, {
      pollMilliseconds: 20,
      now: () => at,
      onError: (error) => errors.push(error),
      onEvent: async (event) => {
        if (failures > 0) {
          failures -= 1;
          throw new Error('not now');
        }
        seen.push(event);
      },
    });
    return { seen, errors, pump, ids: () => seen.map(({ entityId }) => entityId) };
  };

  it('delivers events written after the start, in order, right after a wake', async () => {
    await write(store.db, 'before');
    const { pump, seen, ids } = collect(store.db);
    await pump.start();
    await write(store.db, 'one');
    await write(store.db, 'two');
    await pump.wake();
    expect(ids()).toEqual(['one', 'two']);
    expect(seen[0]).toMatchObject({
      kind: 'published',
      entity: 'article',
      keys: ['a1', 'home'],
      at: at.toISOString(),
    });
    await pump.stop();
  });

  it('finds by itself what another process wrote', async () => {
    const { pump, ids } = collect(store.db);
    await pump.start();
    await write(await store.again(), 'elsewhere');
    await expect.poll(ids, { timeout: 5000 }).toEqual(['elsewhere']);
    await pump.stop();
  });

  it('gives every process every event', async () => {
    const one = collect(store.db);
    const two = collect(await store.again());
    await Promise.all([one.pump.start(), two.pump.start()]);
    await write(store.db, 'shared');
    // A wake may join a read that began before the event was committed; the next one finds it.
    await expect
      .poll(async () => {
        await Promise.all([one.pump.wake(), two.pump.wake()]);
        return [one.ids(), two.ids()];
      })
      .toEqual([['shared'], ['shared']]);
    await Promise.all([one.pump.stop(), two.pump.stop()]);
  });

  it('brings an event again when its reader failed, before any later one', async () => {
    const { pump, ids, errors } = collect(store.db, { failOnce: true });
    await pump.start();
    await write(store.db, 'one');
    await write(store.db, 'two');
    await pump.wake();
    await pump.wake();
    expect(ids()).toEqual(['one', 'two']);
    expect(errors).toHaveLength(1);
    await pump.stop();
  });

  it('writes no event when the transaction is taken back', async () => {
    const failing = store.db.transaction(async (trx) => {
      await appendEvent(trx, store.db.dialect, { kind: 'x', entity: 'y', entityId: 'z', keys: [], at });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await getEventsAfter(store.db, 0, 10)).toEqual([]);
  });

  it('loses no event of writers that commit at the same time', async () => {
    const { pump, ids } = collect(store.db);
    await pump.start();
    const other = await store.again();
    const names = Array.from({ length: 20 }, (_, index) => `event ${index}`);
    await Promise.all(
      names.map(async (name, index) => {
        await write(index % 2 ? other : store.db, name);
        await pump.wake();
      }),
    );
    await pump.wake();
    expect(ids().toSorted()).toEqual(names.toSorted());
    await pump.stop();
  });

  it('forgets events after seven days', async () => {
    await write(store.db, 'old', new Date(at.getTime() - 8 * 24 * 60 * 60 * 1000));
    await write(store.db, 'young', new Date(at.getTime() - 6 * 24 * 60 * 60 * 1000));
    const { pump } = collect(store.db);
    await pump.start();
    await pump.wake();
    expect((await getEventsAfter(store.db, 0, 10)).map(({ entityId }) => entityId)).toEqual(['young']);
    await pump.stop();
  });
});

it.each([
  ['steps', false],
  ['fields', false],
  ['presence', false],
  ['saved', true],
  ['scheduled', true],
  ['published', true],
])('an event %s changes stories: %s', (kind, expected) => {
  expect(changesStories({ kind })).toBe(expected);
});
