import { spawn } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateApi } from '#api/migrate-api.ts';
import { makeApi, type TestApi } from '#api/test/open-api.ts';
import type { Publication } from '#content/publication/schema.ts';
import { connect, type Database } from '#database/connect.ts';
import type { Log } from '#platform/log.ts';
import { migrateAudit } from '#services/audit/audit-tables.ts';
import { migrateDiscussion } from '#services/discussion/discussion-tables.ts';
import { migrateIdentity } from '#services/identity/identity-tables.ts';
import { migrateMail } from '#services/mail/mail-tables.ts';
import { migrateNewsletters } from '#services/newsletters/newsletter-tables.ts';
import { createSite } from '#site/entry.server.tsx';
import { loadPublication } from './boot/load-publication.ts';

/** A store and a configuration that version 0.2.0 wrote, opened by this version. */
const fixtures = join(import.meta.dirname, 'test/upgrade');
const note = () => undefined;
const log: Log = { debug: note, info: note, warn: note, error: note };

let folder: string;
let former: string;
let publication: Publication;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-upgrade-'));
  former = join(folder, 'former.sqlite');
  const store = new Sqlite(former);
  // Tables of the search index may be written directly only like this.
  store.unsafeMode().exec(await readFile(join(fixtures, 'neutron-0.2.0.sql'), 'utf8'));
  store.close();
  publication = loadPublication({
    'neutron.config.ts': JSON.parse(await readFile(join(fixtures, 'neutron-0.2.0.config.json'), 'utf8')),
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function copyOfFormer(name: string): Promise<string> {
  const file = join(folder, name);
  await copyFile(former, file);
  return file;
}

/** Every row of every table but those that only describe the store or the search index. */
function rowsOf(file: string): Map<string, number> {
  const store = new Sqlite(file, { readonly: true });
  const names = store
    .prepare(`select name from sqlite_schema where type = 'table' and name not like 'content_search_%_%'`)
    .pluck()
    .all() as string[];
  const rows = names
    .filter((name) => !['migrations', 'sqlite_sequence', 'outbox_events', 'content_state'].includes(name))
    .map((name) => [name, store.prepare(`select count(*) from "${name}"`).pluck().get() as number] as const);
  store.close();
  return new Map(rows.filter(([, count]) => count > 0));
}

const migrationsOf = (file: string) => {
  const store = new Sqlite(file, { readonly: true });
  const names = store.prepare(`select name from migrations where service = 'content'`).pluck().all();
  store.close();
  return names;
};

async function upgrade(file: string): Promise<Database> {
  const db = await connect({ file });
  await migrateApi(db);
  for (const migrateService of [
    migrateAudit,
    migrateMail,
    migrateIdentity,
    migrateNewsletters,
    migrateDiscussion,
  ])
    await migrateService(db);
  return db;
}

describe('a publication of version 0.2.0', () => {
  let db: Database;
  let at: TestApi;
  let file: string;
  beforeAll(async () => {
    file = await copyOfFormer('upgraded.sqlite');
    db = await upgrade(file);
    at = makeApi(db, {
      publication,
      apiKeys: [publication.apiKey],
      now: () => new Date('2026-11-19T08:00:00Z'),
    });
  });
  afterAll(async () => {
    await at.api.close();
    await db.close();
  });

  it('keeps every row', () => {
    const before = rowsOf(former);
    expect(before.size).toBeGreaterThan(15);
    const after = rowsOf(file);
    expect([...before].filter(([name, count]) => (after.get(name) ?? 0) < count)).toEqual([]);
  });

  it('keeps its configuration, and has settings for what is stored now', async () => {
    expect(publication.brand.name).toBe('Harborline');
    expect(await at.api.settings()).toMatchObject({ name: 'Harborline' });
  });

  it('serves its pages, its feed and its search', async () => {
    const site = createSite({
      publication,
      fetchApi: (request) => at.api.fetch(request),
      apiBaseUrl: 'http://api.test',
      apiKey: publication.apiKey,
      siteUrl: 'https://harborline.example',
      clientManifest: null,
      log,
      previewTime: () => undefined,
      now: () => new Date('2026-11-19T08:00:00Z'),
    });
    const title = 'The night ferry runs on batteries now';
    for (const path of ['/', '/latest/', '/article/night-ferry/', '/search/?searchQuery=ferries']) {
      const response = await site.respond(new Request(`https://harborline.example${path}`));
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text()).toContain(title);
    }
  });

  it('knows its account, its subscriber and its comment', async () => {
    const find = async (table: string) =>
      (await db.kysely
        .selectFrom(table as never)
        .selectAll()
        .execute()) as Record<string, unknown>[];
    expect(await find('identity_accounts')).toMatchObject([
      { email: 'mara@harborline.example', role: 'staff' },
    ]);
    expect(await find('newsletter_subscriptions')).toMatchObject([{ newsletter_id: 'harbor-daily' }]);
    expect(await find('discussion_comments')).toMatchObject([{ text: 'I slept on it.' }]);
  });
});

it('an upgrade that is killed in the middle leaves the former store, and the next start completes it', async () => {
  const file = await copyOfFormer('killed.sqlite');
  const script = join(fixtures, 'hold-migration.ts');
  const child = spawn(process.execPath, [script, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((done) => child.once('exit', done));
  const written = new Promise((done) => child.stdout.once('data', (text) => done(String(text))));
  expect(await Promise.race([written, ended])).toBe('in the middle\n');
  child.kill('SIGKILL');
  await ended;
  expect(rowsOf(file)).toEqual(rowsOf(former));
  expect(migrationsOf(file)).toEqual(migrationsOf(former));
  const db = await upgrade(file);
  await db.close();
  expect(migrationsOf(file)).toContain('018-entry-versions');
  expect(rowsOf(file).get('content_stories')).toBe(1);
});
