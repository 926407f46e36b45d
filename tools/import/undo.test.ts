import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exportLines } from '#api/export/export-lines.ts';
import { finishRun, startRun } from '#api/load/import/import-run.ts';
import { importStories } from '#api/load/import/import-stories.ts';
import type { SaveImage } from '#api/load/import/prepare-story.ts';
import { undoImport } from '#api/load/undo/undo-import.ts';
import { migrateApi } from '#api/migrate-api.ts';
import { getEntries } from '#api/store/import-report.ts';
import { getRun } from '#api/store/import-runs.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import { loadApi, type TestApi } from '#api/test/open-api.ts';
import { publication } from '#api/test/publication.ts';
import type { ImportEntry, ImportKind, ImportRun } from '#content/entities/import-run.ts';
import type { IncomingPublication } from '#content/incoming.ts';
import type { Database } from '#database/connect.ts';
import { describeMigratedStores, type OpenStore } from '#database/test/stores.ts';
import { type DiscussionTables, migrateDiscussion } from '#services/discussion/discussion-tables.ts';
import { importedComments } from '#services/discussion/store/remove-imported.ts';
import { readWxr } from '#services/import/wordpress/read-wxr.ts';
import { importStoryComments } from './story-comments.ts';

const file = join(import.meta.dirname, '../../services/import/test/wordpress.xml');
const now = new Date('2026-11-15T12:00:00Z');
const picture = `imported/ab/${'ab'.repeat(16)}.png`;
const saveImage: SaveImage = async ({ alt, caption }) => ({
  image: {
    alt,
    ...(caption ? { caption } : {}),
    typeName: 'image',
    bucketType: 'hub',
    bucketPath: picture,
    width: 4,
    height: 3,
  },
});

/** Tables with what counts of their rows: no runs, no counters and no pages of an index; totals of nothing are nothing. */
async function tablesOf(db: Database): Promise<Record<string, string[]>> {
  const { rows } = await (db.dialect === 'postgres'
    ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
    : sql<{ name: string }>`select name from sqlite_master where type = 'table'`
  ).execute(db.kysely);
  const names = rows
    .map(({ name }) => name)
    .filter((name) => /^(?:content|discussion)_/.test(name))
    .filter(
      (name) => !/^content_(?:import_|state$|search_(?:index|titles)|staff_(?:heads|words)_)/.test(name),
    );
  const found: Record<string, string[]> = {};
  for (const name of names.sort()) {
    const { rows: stored } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      db.kysely,
    );
    found[name] = stored
      .filter((row) => Number(row.total ?? row.documents ?? 1) !== 0)
      .map(({ revision: _revision, ...row }) => {
        if (name === 'content_sitemap_days') delete row.changed_at;
        return JSON.stringify(row);
      })
      .sort();
  }
  return found;
}

async function migrateBoth(db: Database): Promise<void> {
  await migrateApi(db);
  await migrateDiscussion(db);
}

async function take(db: Database, more: Partial<IncomingPublication> = {}): Promise<number> {
  const incoming = { ...(await readWxr(file, { now })), ...more };
  const { source, discussion } = incoming;
  const run = await startRun(db, { source, format: 'wordpress', path: 'old.xml', startedBy: 'a test', now });
  let read = 0;
  await importStories(db, incoming, {
    now,
    ownDomains: publication.ownDomains,
    bureau: 'The newsroom',
    mayFindPictures: true,
    saveImage,
    run,
    batchSize: 10,
    onOutcome() {
      read += 1;
    },
  });
  if (discussion) await importStoryComments(db, discussion, { run, onOutcome: () => undefined });
  await finishRun(db, run, { read, now });
  return run;
}

const undo = (db: Database, run: number, more: { removed?: string[]; mostBatches?: number } = {}) =>
  undoImport(db.as<ContentTables>(), run, {
    now,
    publication,
    log: () => undefined,
    comments: importedComments,
    removeOriginal: async (path) => void more.removed?.push(path),
    mostBatches: more.mostBatches,
  });

async function entriesOf(db: Database, run: number, kind: ImportKind = 'story') {
  return getEntries(db.as<ContentTables>().kysely, run, { kind, limit: 1000, offset: 0 });
}

async function exported(db: Database): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportLines(db.as<ContentTables>().kysely)) lines.push(line);
  return lines;
}

/** Numbers of rows go on counting where another test ended. */
const withoutNumbers = (lines: readonly string[]) => lines.map((line) => line.replace(/"n":\d+,/g, ''));

describeMigratedStores.postgresInAll(migrateBoth, (open) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.drop());

  const stateOf = async (run: number) => (await getRun(store.db.as<ContentTables>().kysely, run))?.state;

  it('an undone import leaves every table as it was, in an empty store and beside other stories', async () => {
    for (const fill of [async () => undefined, () => loadApi(store.db)]) {
      await fill();
      const before = await tablesOf(store.db);
      const run = await take(store.db);
      expect((await tablesOf(store.db)).content_stories?.length).toBeGreaterThan(30);
      expect(await stateOf(run)).toBe('finished');
      const removed: string[] = [];
      expect(await undo(store.db, run, { removed })).toBe('undone');
      expect(await tablesOf(store.db)).toEqual(before);
      expect(removed).toEqual([picture]);
      expect((await entriesOf(store.db, run)).filter(({ undone }) => undone === 'left')).toEqual([]);
    }
  });

  it('an undo can be interrupted and repeated, and the source imported again', async () => {
    const before = await tablesOf(store.db);
    const run = await take(store.db);
    const whole = await exported(store.db);
    expect(await undo(store.db, run, { mostBatches: 1 })).toBe('undoing');
    expect(await undo(store.db, run)).toBe('undone');
    expect(await undo(store.db, run)).toBe('undone');
    expect(await tablesOf(store.db)).toEqual(before);
    const again = await take(store.db);
    expect(again).not.toBe(run);

    expect(withoutNumbers(await exported(store.db))).toEqual(withoutNumbers(whole));
  });

  it('a story that an import changed is again what it was before, and imported again it is what it became', async () => {
    await take(store.db);
    const { stories } = await readWxr(file, { now });
    const changed = {
      async *stories() {
        for await (const story of stories())
          yield 'rejected' in story || story.sourceId !== 'post/150'
            ? story
            : { ...story, title: 'Changed there', body: '<p>Other words</p>', slug: 'pepper' };
      },
    };
    const read = async (slug: string) => {
      const row = await store.db
        .as<ContentTables>()
        .kysely.selectFrom('content_published')
        .innerJoin('content_stories', 'content_stories.n', 'content_published.n')
        .select(['content_stories.title', 'content_stories.version', 'content_stories.state'])
        .where('content_published.slug', '=', slug)
        .executeTakeFirst();
      return row && [row.title, row.version, row.state];
    };
    const second = await take(store.db, changed);
    expect(await read('pepper')).toEqual(['Changed there', 2, 'published']);
    expect(await undo(store.db, second)).toBe('undone');
    const [entry] = (await entriesOf(store.db, second)).filter(({ outcome }) => outcome === 'changed');
    expect(entry).toMatchObject({ undone: 'restored', left_because: null });
    expect(await read('pepper')).toBe(undefined);
    expect(await read('salt')).toEqual(['Salt & light <in> titles', 3, 'published']);
    const third = await take(store.db, changed);
    expect(await read('pepper')).toEqual(['Changed there', 4, 'published']);
    await store.db
      .as<ContentTables>()
      .kysely.updateTable('content_stories')
      .set({ version: 5 })
      .where('slug', '=', 'pepper')
      .execute();
    await undo(store.db, third);
    const [left] = (await entriesOf(store.db, third)).filter(({ outcome }) => outcome === 'changed');
    expect(left).toMatchObject({ undone: 'left', left_because: 'it was changed here since' });
  });

  it('a slug that an imported story took leads to its former story again', async () => {
    await loadApi(store.db);
    const { kysely } = store.db.as<ContentTables>();
    const owner = await kysely.selectFrom('content_stories').select('n').executeTakeFirstOrThrow();
    await kysely
      .insertInto('content_former_slugs')
      .values({ type: 'article', slug: 'salt', story_n: owner.n })
      .execute();
    const before = await tablesOf(store.db);
    const run = await take(store.db);
    expect((await tablesOf(store.db)).content_former_slugs).not.toEqual(before.content_former_slugs);
    await undo(store.db, run);
    expect(await tablesOf(store.db)).toEqual(before);
  });

  it('a killed import continues its run: the same publication to the byte, and no entry is missing', async () => {
    const other = await open();
    try {
      const whole = await take(other.db);
      const { stories } = await readWxr(file, { now });
      const broken = take(store.db, {
        async *stories() {
          let read = 0;
          for await (const story of stories()) {
            read += 1;
            if (read > 25) throw new Error('killed');
            yield story;
          }
        },
      });
      await expect(broken).rejects.toThrow('killed');
      const run = await take(store.db);
      expect(run).toBe(1);
      expect(withoutNumbers(await exported(store.db))).toEqual(withoutNumbers(await exported(other.db)));
      for (const kind of ['story', 'author', 'topic', 'tag', 'redirect', 'picture', 'comment'] as const) {
        const plain = async (db: Database, n: number) =>
          (await entriesOf(db, n, kind)).map(({ target_id: _random, owner_id: _owner, ...entry }) => entry);
        expect(await plain(store.db, run)).toEqual(await plain(other.db, whole));
      }
    } finally {
      await other.drop();
    }
  });
});

describeMigratedStores.postgresInAll(migrateBoth, (open) => {
  let store: OpenStore;
  let api: TestApi;
  const writes: string[] = [];
  beforeEach(async () => {
    store = await open();
    api = await loadApi(store.db, {
      undoParts: { comments: importedComments, removeOriginal: async () => undefined },
      onStaffWrite: async ({ call, params }) => void writes.push(`${call} ${params.id}`),
    });
  });
  afterEach(async () => {
    writes.length = 0;
    await store.drop();
  });

  const idOf = async (slug: string) =>
    (
      await store.db
        .as<ContentTables>()
        .kysely.selectFrom('content_stories')
        .select('id')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow()
    ).id;
  const report = async (run: number, query = '') => {
    const { status, body } = await api.staff('GET', `/imports/testsite/${run}${query}`);
    expect(status).toBe(200);
    return (body as { data: { run: ImportRun; items: ImportEntry[]; paging: { total: number } } }).data;
  };

  it('a story that an editor changed stays with what it needs, and is named', async () => {
    const run = await take(store.db);
    const id = await idOf('salt');
    const { body } = await api.staff('GET', `/stories/testsite/${id}`);
    const { story, version } = (body as { data: { story: object; version: number } }).data;
    const edited = { baseVersion: version, story: { ...story, title: 'Edited here' } };
    expect((await api.staff('PUT', `/stories/testsite/${id}`, edited)).status).toBe(200);
    expect(await undo(store.db, run)).toBe('undone');
    const left = await report(run, '?undone=left');
    expect(left.items).toMatchObject([{ id, undone: 'left', leftBecause: 'it was edited here since' }]);
    expect(await idOf('salt')).toBe(id);
    const redirects = await report(run, '?of=redirect&undone=left');
    expect(redirects.items.length).toBeGreaterThan(0);
    expect((await api.staff('GET', `/stories/testsite/${id}`)).status).toBe(200);
    const authors = await report(run, '?of=author&undone=left');
    expect(authors.items.map(({ leftBecause }) => leftBecause)).toEqual(['something here still uses it']);
  });

  it('a story on which readers here have commented stays', async () => {
    const run = await take(store.db);
    const { kysely } = store.db.as<DiscussionTables>();
    const comment = await kysely
      .selectFrom('discussion_comments')
      .selectAll()
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('discussion_comments')
      .values({ ...comment, id: 'written-here', parent_id: comment.id, root_id: comment.id })
      .execute();
    await undo(store.db, run);
    const left = await report(run, '?undone=left');
    expect(left.items.map(({ leftBecause }) => leftBecause)).toEqual(['readers here have commented on it']);
    expect((await kysely.selectFrom('discussion_comments').selectAll().execute()).length).toBeGreaterThan(4);
  });

  it('the report has totals and puts what is not clean first; the undo is a staff call', async () => {
    const run = await take(store.db);
    const { body } = await api.staff('GET', '/imports/testsite');
    const { items } = (body as { data: { items: ImportRun[] } }).data;
    expect(items).toMatchObject([
      { id: String(run), source: 'wordpress:old.example', state: 'finished', startedBy: 'a test' },
    ]);
    const first = await report(run, '?limit=10');
    expect(first.run.stories.added).toBeGreaterThan(30);
    expect(first.run.stories.notClean).toBeGreaterThan(2);
    expect(first.run.words.before).toBeGreaterThan(100);
    expect(first.run.words.lost).toBe(0);
    expect(first.run.added.comment).toBe(5);
    expect(first.items[0]).toMatchObject({ outcome: 'rejected' });
    expect(first.paging.total).toBe(first.run.stories.added + first.run.stories.rejected);
    const unclean = await report(run, '?clean=false');
    expect(unclean.paging.total).toBe(first.run.stories.notClean);

    const undone = await api.staff('POST', `/imports/testsite/${run}/undo`, {});
    expect(undone.status).toBe(200);
    expect((undone.body as { data: ImportRun }).data).toMatchObject({ state: 'undone', undone: { left: 0 } });
    expect(writes).toEqual([`undoImport ${run}`]);
    expect((await api.get('/composer/testsite/pages/article/salt/web')).status).toBe(404);
  });

  it.each([
    ['GET', '/imports/testsite/7', 404],
    ['GET', '/imports/testsite/x', 404],
    ['GET', '/imports/testsite?limit=0', 400],
    ['POST', '/imports/testsite/7/undo', 404],
  ])('%s %s answers %s', async (method, path, status) => {
    expect((await api.staff(method, path, method === 'POST' ? {} : undefined)).status).toBe(status);
  });
});
