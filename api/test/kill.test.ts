import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect } from '#database/connect.ts';
import { getEventsAfter } from '#database/outbox.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { loadApi, makeApi } from './open-api.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-kill-'));
  file = join(folder, 'store.sqlite');
  const db = await connect({ file });
  await loadApi(db);
  await db.close();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Lets a process write until it has acknowledged `count` stories, kills it in the middle of the next ones. */
async function writeAndKill(run: number, count: number): Promise<string[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'writer-process.ts'), file, String(run)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === count) child.kill('SIGKILL');
  }
  await exited;
  return acknowledged;
}

it('kill -9 during writes loses no acknowledged write and leaves the store whole', async () => {
  const acknowledged: string[] = [];
  for (const [run, count] of [5, 1, 17].entries()) acknowledged.push(...(await writeAndKill(run, count)));
  expect(acknowledged.length).toBeGreaterThanOrEqual(23);

  const db = await connect({ file });
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db.kysely);
  expect(rows).toEqual([{ integrity_check: 'ok' }]);
  const api = makeApi(db);
  for (const slug of acknowledged)
    expect([slug, (await api.get(`/composer/testsite/pages/article/${slug}/web`)).status]).toEqual([
      slug,
      200,
    ]);

  // Everything a write touches was written together: story, version, list entries, total and event.
  const { kysely } = db.as<ContentTables>();
  const published = await kysely
    .selectFrom('content_published')
    .select('id')
    .where('slug', 'like', 'run-%')
    .execute();
  const events = await getEventsAfter(db, 0, 10_000);
  const announced = new Set(
    events.filter(({ kind }) => kind === 'published').map(({ entityId }) => entityId),
  );
  expect(published.filter(({ id }) => !announced.has(id))).toEqual([]);
  const scopes = await kysely
    .selectFrom('content_scopes')
    .select(['n', 'name', 'total'])
    .where('name', 'not like', 'staff:%')
    .execute();
  for (const { n, name, total } of scopes) {
    // Lists of staff have entries of their own.
    const table = name.startsWith('list:') ? 'content_staff_entries' : 'content_entries';
    const entries = await kysely.selectFrom(table).select('story_n').where('scope_n', '=', n).execute();
    expect([name, total]).toEqual([name, entries.length]);
  }
  await db.close();
});
