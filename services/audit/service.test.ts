import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenStore, openSqliteStore } from '#database/test/stores.ts';
import { createAudit } from './service.ts';

let store: OpenStore;
beforeAll(async () => {
  store = await openSqliteStore();
});
afterAll(() => store.drop());

it('queues events that come before the log is open, and writes them in their order', async () => {
  const note = () => undefined;
  await using folder = await mkdtempDisposable(join(tmpdir(), 'neutron-audit-'));
  const audit = createAudit({
    db: store.db,
    secret: 'a-secret',
    folder: folder.path,
    log: { debug: note, info: note, warn: note, error: note },
    now: Date.now,
  });
  const early = ['first', 'second', 'third'].map((what) => audit.record({ what }));
  await audit.migrate?.(store.db);
  await audit.prepare?.();
  await Promise.all(early);
  await audit.record({ what: 'fourth' });
  const entries = await audit.newest(10);
  expect(entries.map(({ what }) => what)).toEqual(['fourth', 'third', 'second', 'first']);
  expect(await audit.verify()).toEqual({ ok: true, entries: 4 });
});
