import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { connect, type Database } from '#database/connect.ts';
import { loadApi, makeApi, type TestApi } from '../test/open-api.ts';

/** Tables that grow with the publication. The others hold what fits on a screen. */
const growing =
  /SCAN (content_(stories|story_versions|published|entries|staff_entries|scopes|popularity|former_slugs)|entry|story|former|saved|scope|other)\b/;

let folder: string;
let db: Database;
let api: TestApi;
let openRecorded: () => TestApi;
const queries: RootOperationNode[] = [];
let answered = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-plans-'));
  db = await connect({ file: join(folder, 'store.sqlite') });
  await loadApi(db);
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries.push(node);
      return node;
    },
    // Queries that are prepared are built once; they are seen here when they answer.
    transformResult: async ({ result }) => {
      answered += 1;
      return result;
    },
  };
  openRecorded = () => {
    const recorded: Database = { ...db, kysely: db.kysely.withPlugin(recorder), as: () => recorded as never };
    return makeApi(recorded);
  };
});
beforeEach(() => {
  // Nothing is in memory and nothing is prepared: every query is built under our eyes.
  api = openRecorded();
  queries.length = 0;
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

async function plansOf(node: RootOperationNode): Promise<{ sql: string; plan: string }> {
  const { sql, parameters } = db.kysely.getExecutor().compileQuery(node, { queryId: 'plan' });
  const { rows } = await db.kysely.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  );
  return { sql, plan: rows.map(({ detail }) => detail).join('\n') };
}

it.each([
  '/composer/testsite/pages/front-door/home/web',
  '/composer/testsite/pages/article/first-story/web',
  '/composer/testsite/pages/article/best-laptops/web',
  '/composer/testsite/pages/article/first-story-old/web',
  '/composer/testsite/pages/topic/tech/web?pageNumber=2',
  '/composer/testsite/pages/listing/latest/web',
  '/composer/testsite/pages/author/ann-bee/web',
  '/composer/testsite/pages/collection/big-feature/web',
  '/components/testsite/listing/contentlist/tech/web?searchBy=topic',
  '/components/testsite/listing/trending/us/web',
  '/feeds/testsite/topic-tech/',
  '/lookup/testsite/story-1',
  '/seamless/testsite/first-story/web?contentId=story-1',
  '/breaking-news/testsite/web',
])('no query of %s walks through a table that grows, or sorts in memory', async (path) => {
  await api.get(path);
  expect(queries.length).toBeGreaterThan(0);
  for (const node of queries) {
    const { sql, plan } = await plansOf(node);
    expect([sql, plan.match(growing)?.[0]]).toEqual([sql, undefined]);
    if (/content_(entries|published|stories)/.test(sql))
      expect([sql, plan]).not.toEqual([sql, expect.stringContaining('TEMP B-TREE')]);
  }
});

it('a page costs a handful of queries, however much it shows', async () => {
  await api.get('/composer/testsite/pages/front-door/home/web');
  answered = 0;
  await api.get('/composer/testsite/pages/front-door/home/web');
  expect(answered).toBeGreaterThan(0);
  expect(answered).toBeLessThan(8);
});

it('a story that was read before costs two queries, and its text is not among them', async () => {
  const path = '/composer/testsite/pages/article/second-story/web';
  await api.get(path);
  answered = 0;
  await api.get(path);
  expect(answered).toBe(2);
});

it.each([
  '',
  '?state=draft',
  '?type=article',
  '?state=published&type=article',
  '?author=ann&sort=title',
  '?type=article&section=news&sort=publish',
  '?dueBefore=2026-11-15T12:00:00Z',
])('staff lists read one index: %s', async (query) => {
  await api.staff('GET', `/stories/testsite${query}`);
  const plans = await Promise.all(queries.map(plansOf));
  const lists = plans.filter(({ sql }) => /from "content_(stories|staff_entries)"/.test(sql));
  expect(lists.length).toBeGreaterThan(0);
  for (const { sql, plan } of lists) {
    expect([sql, plan]).toEqual([
      sql,
      expect.stringMatching(/USING (INTEGER PRIMARY KEY|INDEX|COVERING INDEX)/),
    ]);
    expect([sql, plan]).not.toEqual([sql, expect.stringContaining('TEMP B-TREE')]);
  }
});
