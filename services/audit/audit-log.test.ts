import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { type AuditLog, createAuditLog } from './audit-log.ts';
import { type AuditTables, migrateAudit } from './audit-tables.ts';

describeStores((open) => {
  let store: OpenStore;
  let log: AuditLog;
  beforeEach(async () => {
    store = await open();
    await migrateAudit(store.db);
    log = createAuditLog({ db: store.db, secret: 'a-secret-of-the-test', now: () => 1_700_000_000_000 });
    await Promise.all(
      ['sign-in', 'publish', 'erase'].map((what) => log.record({ who: 'a1', what, detail: { a: 1 } })),
    );
  });
  afterEach(() => store.drop());
  const entries = () => store.db.as<AuditTables>().kysely;

  it('AU-41 entries written at once follow one another, and all marks hold', async () => {
    expect(await log.verify()).toEqual({ ok: true, entries: 3 });
    expect((await log.newest(2)).map(({ number }) => Number(number))).toEqual([3, 2]);
    expect(await log.of('a1')).toHaveLength(3);
  });

  it.each([
    ['changed', { ok: false, entry: 2, reason: 'changed' }],
    ['removed', { ok: false, entry: 2, reason: 'missing' }],
  ] as const)('AU-41 an entry that was %s is found', async (how, expected) => {
    if (how === 'changed')
      await entries().updateTable('audit_entries').set({ who: 'b2' }).where('number', '=', 2).execute();
    else await entries().deleteFrom('audit_entries').where('number', '=', 2).execute();
    expect(await log.verify()).toEqual(expected);
  });

  it('AU-41 who does not have the secret can add nothing', async () => {
    await createAuditLog({ db: store.db, secret: 'another-secret', now: () => 0 }).record({ what: 'forged' });
    expect(await log.verify()).toEqual({ ok: false, entry: 4, reason: 'changed' });
  });
});
