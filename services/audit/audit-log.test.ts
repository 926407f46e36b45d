import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeMigratedStores, type OpenStore } from '#database/test/stores.ts';
import { staffTokenSub } from '#platform/staff.ts';
import { type AuditLog, createAuditLog } from './audit-log.ts';
import { type AuditTables, migrateAudit } from './audit-tables.ts';

describeMigratedStores(migrateAudit, (open) => {
  let store: OpenStore;
  let log: AuditLog;
  beforeEach(async () => {
    store = await open();
    log = createAuditLog({ db: store.db, secret: 'a-secret-of-the-test', now: () => 1_700_000_000_000 });
    await Promise.all(
      ['sign-in', 'publish', 'erase'].map((what) => log.record({ who: 'a1', what, detail: { a: 1 } })),
    );
  });
  afterEach(() => store.drop());
  const entries = () => store.db.as<AuditTables>().kysely;

  it('AU-41 concurrent entries are chained, and all marks hold', async () => {
    expect(await log.verify()).toEqual({ ok: true, entries: 3 });
    expect((await log.newest(2)).map(({ number }) => Number(number))).toEqual([3, 2]);
    expect(await log.of('a1')).toHaveLength(3);
  });

  const tamper: Record<string, () => Promise<unknown>> = {
    changed: () =>
      entries()
        .updateTable('audit_entries')
        .set({ what: 'nothing at all' })
        .where('number', '=', 2)
        .execute(),
    'given to another': () =>
      entries().updateTable('audit_entries').set({ who: 'b2' }).where('number', '=', 2).execute(),
    removed: () => entries().deleteFrom('audit_entries').where('number', '=', 2).execute(),
    'removed, and the next one moved up': async () => {
      await entries().deleteFrom('audit_entries').where('number', '=', 2).execute();
      await entries().updateTable('audit_entries').set({ number: 2 }).where('number', '=', 3).execute();
    },
    'put in another order': async () => {
      for (const [from, to] of [
        [2, 9],
        [3, 2],
        [9, 3],
      ] as const)
        await entries().updateTable('audit_entries').set({ number: to }).where('number', '=', from).execute();
    },
  };
  it.each([
    ['changed', 'changed'],
    ['given to another', 'changed'],
    ['removed', 'missing'],
    ['removed, and the next one moved up', 'changed'],
    ['put in another order', 'changed'],
  ])('AU-41 an entry that was %s is found', async (how, reason) => {
    await tamper[how]?.();
    expect(await log.verify()).toEqual({ ok: false, entry: 2, reason });
  });

  it('AU-41 an entry written without the secret is detected', async () => {
    await createAuditLog({ db: store.db, secret: 'another-secret', now: () => 0 }).record({ what: 'forged' });
    expect(await log.verify()).toEqual({ ok: false, entry: 4, reason: 'changed' });
  });

  it('AU-41 users are recorded by an alias: an erased user leaves no name, and every mark holds', async () => {
    await log.record({ who: staffTokenSub, what: 'role changed', about: { user: 'a1' } });
    await log.record({ who: 'b2', what: 'published', about: 'story 7' });
    await log.record({ who: staffTokenSub, what: 'shadow ban', detail: { author: { user: 'a1' } } });
    // Users named only in the detail are not exported.
    expect(await log.of('a1')).toHaveLength(4);
    await log.erase('a1');
    expect(await log.of('a1')).toEqual([]);
    expect(await log.of('b2')).toMatchObject([{ what: 'published', about: 'story 7' }]);
    expect(await log.verify()).toEqual({ ok: true, entries: 6 });
    const all = await Promise.all(
      (['audit_entries', 'audit_aliases'] as const).map((table) =>
        entries().selectFrom(table).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(all)).not.toContain('"a1"');
    expect(all[0]).toContainEqual(expect.objectContaining({ who: staffTokenSub, what: 'role changed' }));
  });
});
