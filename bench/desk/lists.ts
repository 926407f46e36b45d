// Lists, filters and search of staff over 1,000 and over 100,000 stories, on SQLite and, with TEST_DATABASE_URL, on
// PostgreSQL: how much slower is an answer?
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { createApi } from '#api/create-api.ts';
import { importPublication } from '#api/load/import-publication.ts';
import { migrateApi } from '#api/migrate-api.ts';
import { publication } from '#config';
import { connect, type Database } from '#database/connect.ts';
import { generatedWavelength } from '#demo/generated/publication.ts';
import { temporaryFolder } from '../measure/neutron.ts';
import { median, quantile } from '../measure/statistics.ts';
import { verdict } from '../measure/verdict.ts';

const sizes = [1_000, Number(process.env.BENCH_STORIES ?? 100_000)] as const;
const rounds = 7;
const answersPerRound = 40;
const now = new Date();
const token = 'bench-token';
const queries = [
  '',
  '?sort=title',
  '?sort=publish&state=published',
  '?type=article&state=published',
  '?topic=laptops',
  '?topic=laptops&section=news&sort=title',
  '?author=author-mara-lindqvist&topic=laptops',
  '?q=battery',
  '?q=laptop+rev',
  '?q=the+review&topic=laptops',
  '?q=bat',
];

async function openStore(connection: Parameters<typeof connect>[0], stories: number) {
  const db: Database = await connect(connection);
  await migrateApi(db);
  await importPublication(db, generatedWavelength({ now, articles: stories }), { now });
  const api = createApi({
    db,
    publication,
    apiKeys: [publication.apiKey],
    staffTokens: [token],
    signImage: (path) => `/resize/x/${path}`,
    now: () => now,
    log: () => undefined,
    previewSecret: 'bench',
  });
  return { db, api };
}
type Store = Awaited<ReturnType<typeof openStore>>;

/** The first part and the fifth: a later part must not be slower. */
async function answerTimes({ api }: Store, query: string): Promise<number[]> {
  const times: number[] = [];
  let after: string | undefined;
  for (let answer = 0; answer < answersPerRound; answer += 1) {
    const joint = query === '' ? '?' : `${query}&`;
    const address = `http://bench/api/neutron/stories/${publication.siteId}${joint}limit=20${after ? `&after=${after}` : ''}`;
    const began = performance.now();
    const response = await api.fetch(new Request(address, { headers: { authorization: `Bearer ${token}` } }));
    const { data } = (await response.json()) as { data: { paging: { next?: string } } };
    times.push(performance.now() - began);
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
    after = answer % 5 === 4 ? undefined : data.paging.next;
  }
  return times;
}

async function compare(name: string, stores: readonly Store[]): Promise<void> {
  const all: number[][] = stores.map(() => []);
  for (const query of queries) {
    const p95: number[][] = stores.map(() => []);
    // The first round warms the code, which both stores share.
    for (let round = -1; round < rounds; round += 1)
      for (const [index, store] of stores.entries()) {
        const times = await answerTimes(store, query);
        if (round < 0) continue;
        p95[index]?.push(quantile(times, 0.95));
        all[index]?.push(...times);
      }
    const [small = [], large = []] = p95;
    console.log(
      `${name} ${query || '(all)'}: p95 ${median(small).toFixed(2)} ms, ${median(large).toFixed(2)} ms`,
    );
  }
  const [small = [], large = []] = all;
  verdict(
    `${name}: p95 of all queries, ${sizes[1]} stories against ${sizes[0]}`,
    quantile(large, 0.95) / quantile(small, 0.95),
    { atMost: 2 },
  );
}

const folder = temporaryFolder();
try {
  const stores = [];
  for (const size of sizes) stores.push(await openStore({ file: join(folder.path, `${size}.sqlite`) }, size));
  await compare('SQLite', stores);
  for (const { db } of stores) await db.close();
} finally {
  folder.remove();
}
const { TEST_DATABASE_URL } = process.env;
if (TEST_DATABASE_URL) {
  const admin = new pg.Client({ connectionString: TEST_DATABASE_URL });
  await admin.connect();
  const names = sizes.map((size) => `bench_lists_${size}_${randomBytes(4).toString('hex')}`);
  try {
    const stores = [];
    for (const [index, name] of names.entries()) {
      await admin.query(`create schema ${name}`);
      const url = new URL(TEST_DATABASE_URL);
      url.searchParams.set('options', `-c search_path=${name}`);
      stores.push(
        await openStore({ databaseUrl: url.href, file: join(folder.path, 'none') }, sizes[index] ?? 0),
      );
    }
    await compare('PostgreSQL', stores);
    for (const { db } of stores) await db.close();
  } finally {
    for (const name of names) await admin.query(`drop schema if exists ${name} cascade`);
    await admin.end();
  }
} else console.log('PostgreSQL was not measured: TEST_DATABASE_URL is not set');
