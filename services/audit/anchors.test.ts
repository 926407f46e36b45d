import { appendFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeMigratedStores, type OpenStore } from '#database/test/stores.ts';
import { anchorFile, brokenAnchor, readAnchors, writeAnchor } from './anchors.ts';
import { type AuditLog, createAuditLog } from './audit-log.ts';
import { type AuditTables, migrateAudit } from './audit-tables.ts';

describeMigratedStores(migrateAudit, (open) => {
  let store: OpenStore;
  let log: AuditLog;
  let folder: string;
  let file: string;
  beforeEach(async () => {
    store = await open();
    folder = await mkdtemp(join(tmpdir(), 'neutron-anchors-'));
    file = join(folder, anchorFile);
    log = createAuditLog({ db: store.db, secret: 'a-secret-of-the-test', now: () => 1_700_000_000_000 });
  });
  afterEach(async () => {
    await store.drop();
    await rm(folder, { recursive: true, force: true });
  });
  const day = (date: string) => new Date(`${date}T12:00:00Z`);
  const record = async (...whats: string[]) => {
    for (const what of whats) await log.record({ what });
  };

  it('AU-41 the newest entry is noted once a day, in a file only the server reads', async () => {
    await writeAnchor(file, log, day('2026-11-16'));
    expect(await readAnchors(file)).toEqual([]);
    await record('publish', 'erase');
    await writeAnchor(file, log, day('2026-11-17'));
    await record('sign-in');
    await writeAnchor(file, log, day('2026-11-17'));
    await writeAnchor(file, log, day('2026-11-18'));
    expect((await readAnchors(file)).map(({ entry, day: of }) => [of, entry])).toEqual([
      ['2026-11-17', 2],
      ['2026-11-18', 3],
    ]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await brokenAnchor(await readAnchors(file), log)).toBeUndefined();
  });

  it('AU-41 entries removed at the end are detected, which the marks alone do not show', async () => {
    await record('publish', 'erase');
    await writeAnchor(file, log, day('2026-11-17'));
    await store.db.as<AuditTables>().kysely.deleteFrom('audit_entries').where('number', '=', 2).execute();
    expect(await log.verify()).toEqual({ ok: true, entries: 1 });
    expect(await brokenAnchor(await readAnchors(file), log)).toMatchObject({ day: '2026-11-17', entry: 2 });
    // Another entry in its place has another mark.
    await record('something else');
    expect(await brokenAnchor(await readAnchors(file), log)).toMatchObject({ entry: 2 });
  });

  it('AU-41 a corrupt file is an error, not an empty one', async () => {
    await record('publish');
    await writeAnchor(file, log, day('2026-11-17'));
    await appendFile(file, '{"day":"2026-11-18"}\n');
    await expect(readAnchors(file)).rejects.toThrow();
  });
});
