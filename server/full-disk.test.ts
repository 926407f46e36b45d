import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importPublication } from '#api/load/import-publication.ts';
import { migrateApi } from '#api/migrate-api.ts';
import { now, seed } from '#api/test/seed.ts';
import { publication } from '#config';
import { trackingDataExample } from '#content/examples/tracking-data.ts';
import { connect } from '#database/connect.ts';
import { type ChildServer, startChild } from './testing/child-server.ts';
import { until } from './testing/create-test-app.ts';

const canLimit = spawnSync('prlimit', ['--version']).status === 0;
const token = 'a-staff-token-for-tests';
const staff = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

let folder: string;
let child: ChildServer | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-disk-'));
  const db = await connect({ file: join(folder, 'neutron.sqlite') });
  await migrateApi(db);
  await importPublication(db, seed(), { now });
  await db.close();
});
afterEach(async () => {
  child?.process.kill('SIGKILL');
  await child?.ended();
  await rm(folder, { recursive: true, force: true });
});

/** From now on the system takes no more bytes of the process than this into any file; without a number, any. */
function limitFiles(pid: number | undefined, bytes?: number): void {
  const { status, stderr } = spawnSync('prlimit', [
    '--pid',
    String(pid),
    `--fsize=${bytes ?? 'unlimited'}:unlimited`,
  ]);
  if (status !== 0) throw new Error(String(stderr));
}

it.skipIf(!canLimit)(
  'a running server whose disk takes nothing more: writes are 503, pages stay, timers wait quietly, nothing acknowledged is lost',
  { tags: ['@all'] },
  async () => {
    const started = startChild('server/testing/small-server.ts', {
      DATA_DIR: folder,
      ROLE: 'all',
      STAFF_TOKEN: token,
      LOG_LEVEL: 'info',
    });
    child = started;
    const [, ready = ''] = await started.wrote(/Neutron ready on (http:\/\/localhost:\d+)\n/);
    const url = ready.replace('localhost', '127.0.0.1');
    const { pid } = started.process;
    const story = `${url}/api/neutron/stories/${publication.siteId}/story-1`;
    const post = (path: string, body: unknown) =>
      fetch(path, { method: 'POST', headers: staff, body: JSON.stringify(body) });
    const status = async () => (await fetch(`${url}/status`, { headers: staff })).json();
    let acknowledged = 0;
    const collect = async () => {
      const events = [{ name: 'page_view', time: 1, path: '/a/', page: trackingDataExample, params: {} }];
      const answer = await post(`${url}/collect`, { consent: 'given', events });
      if (answer.status === 204) acknowledged += 1;
      return answer.status;
    };
    expect(await collect()).toBe(204);
    const { data } = await (await fetch(story, { headers: staff })).json();
    // Due while nothing can be written.
    const soon = new Date(Date.now() + 1000).toISOString();
    expect((await post(`${story}/withdraw`, { at: soon })).status).toBe(200);

    const before = started.output().length;
    limitFiles(pid, 1);
    const save = () =>
      fetch(story, {
        method: 'PUT',
        headers: staff,
        body: JSON.stringify({ baseVersion: data.version, story: { ...data.story, title: 'Lost' } }),
      });
    for (let round = 0; round < 3; round += 1) {
      const saved = await save();
      expect([saved.status, saved.headers.get('retry-after'), (await saved.json()).errors[0].reason]).toEqual(
        [503, '5', 'unavailable'],
      );
      expect(await collect()).toBe(503);
      expect((await fetch(`${url}/`)).status).toBe(200);
    }
    await until(async () => (await status()).schedule.healthy === false);
    expect(await status()).toMatchObject({
      status: 'degraded',
      store: 'failing',
      parts: { database: 'failing', dataFolder: 'failing' },
    });

    limitFiles(pid);
    await until(async () => (await status()).status === 'ready');
    expect(await collect()).toBe(204);
    await until(
      async () => (await (await fetch(story, { headers: staff })).json()).data.state !== 'published',
    );
    expect((await (await fetch(story, { headers: staff })).json()).data.story.title).toBe(data.story.title);
    const lines = started
      .output()
      .slice(before)
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { level: string; event: string; dependency?: string });
    const logged = (event: string) =>
      lines
        .filter((line) => line.event === event)
        .map(({ dependency }) => dependency)
        .toSorted();
    expect(logged('dependency down')).toEqual(['dataFolder', 'database']);
    expect(logged('dependency up')).toEqual(['dataFolder', 'database']);
    const others = lines.filter(({ level, event }) => level !== 'info' && event !== 'dependency down');
    expect(others.map(({ event }) => event)).toEqual([]);

    started.process.kill('SIGTERM');
    await started.ended();
    const db = await connect({ file: join(folder, 'neutron.sqlite') });
    const { rows } = await sql<{ n: number }>`select count(*) as n from measurement_events`.execute(
      db.kysely,
    );
    const [check] = (await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db.kysely)).rows;
    await db.close();
    expect([rows[0]?.n, check?.integrity_check]).toEqual([acknowledged, 'ok']);
  },
);
