// The sitemap index over a hundred and over a million addresses: how much later is its first byte? And does memory stay
// flat while all of the million are written out?
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { createApi } from '#api/create-api.ts';
import { migrateApi } from '#api/migrate-api.ts';
import { createContentClient } from '#app/content-client/client.ts';
import { type FeedAnswers, feedDefinitions } from '#app/feeds/feed-client.ts';
import type { FeedContext } from '#app/feeds/feed-context.ts';
import { handleFeed } from '#app/feeds/feed-handlers.ts';
import { publication } from '#config';
import { connect } from '#database/connect.ts';
import { temporaryFolder } from './measure/neutron.ts';
import { median } from './measure/statistics.ts';
import { verdict } from './measure/verdict.ts';

const sizes = [100, 1_000_000] as const;
const rounds = 40;
const siteUrl = 'https://wavelength.example';
const quiet = () => undefined;
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const now = new Date();
const threeYears = 3 * 365 * 24 * 60 * 60 * 1000;
const folder = temporaryFolder();

/** A store that holds nothing but what sitemaps are read from, spread over three years. */
async function openStore(urls: number) {
  const db = await connect({ file: join(folder.path, `${urls}.sqlite`) });
  await migrateApi(db);
  const began = now.getTime() - threeYears;
  const step = Math.floor(threeYears / urls);
  await sql`
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${urls})
    insert into content_sitemap (slug, published_at, story_n, path, changed_at, extra)
    select 'articles', ${began} + n * ${step}, n, '/article/a-story-with-a-name-of-usual-length-' || n || '/',
      ${began} + n * ${step}, '{"title":"A story with a title of usual length, number ' || n || '"}'
    from numbers`.execute(db.kysely);
  await sql`
    insert into content_sitemap_days (slug, day, total, changed_at)
    select slug, strftime('%Y-%m-%d', published_at / 1000, 'unixepoch') as at, count(*), max(changed_at)
    from content_sitemap group by slug, at`.execute(db.kysely);
  const api = createApi({
    db,
    publication,
    apiKeys: [publication.apiKey],
    staffTokens: [],
    signImage: (path) => `/resize/x/${path}`,
    now: () => now,
    log: quiet,
    previewSecret: 'bench',
  });
  const address = { baseUrl: 'http://api', site: publication.siteId, apiKey: publication.apiKey };
  const client = createContentClient<FeedAnswers>(address, (request) => api.fetch(request), feedDefinitions);
  const context: FeedContext = { client, publication, siteUrl, now: () => now, log };
  return { db, api, context };
}
type Store = Awaited<ReturnType<typeof openStore>>;

async function bodyOf({ context }: Store, path: string): Promise<ReadableStream<Uint8Array>> {
  const response = await handleFeed(new URL(path, siteUrl), context);
  if (!response?.body || response.status !== 200) throw new Error(`${path} answered ${response?.status}`);
  return response.body;
}

async function firstByte(store: Store, path: string): Promise<number> {
  const began = performance.now();
  const reader = (await bodyOf(store, path)).getReader();
  await reader.read();
  const time = performance.now() - began;
  await reader.cancel();
  return time;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function memoryInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

/** Every address there is, file by file, and how much more memory was ever in use than after the first lines. */
async function readAll(store: Store): Promise<{ urls: number; files: number; growth: number; most: number }> {
  const index = await new Response(await bodyOf(store, '/sitemaps/')).text();
  const files = [...index.matchAll(/<loc>([^<]*\/articles\/[^<]*)<\/loc>/g)].map(([, url = '']) => url);
  let urls = 0;
  let most = 0;
  let base = Number.NaN;
  let peak = 0;
  for (const file of files) {
    let ofFile = 0;
    // A chunk is whole lines.
    for await (const chunk of await bodyOf(store, new URL(file).pathname)) {
      ofFile += Buffer.from(chunk).toString('utf8').split('<loc>').length - 1;
      const used = memoryInUse();
      if (Number.isNaN(base)) base = used;
      peak = Math.max(peak, used);
    }
    urls += ofFile;
    most = Math.max(most, ofFile);
  }
  return { urls, files: files.length, growth: peak - base, most };
}

try {
  const stores: Store[] = [];
  for (const urls of sizes) {
    stores.push(await openStore(urls));
    console.log(`made a store of ${urls.toLocaleString('en-US')} addresses`);
  }
  const [small, large] = stores;
  if (!small || !large) throw new Error('unreachable: two sizes');
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = -10; round < rounds; round++) {
    const [ofSmall, ofLarge] = [await firstByte(small, '/sitemaps/'), await firstByte(large, '/sitemaps/')];
    if (round < 0) continue;
    times.small.push(ofSmall);
    times.large.push(ofLarge);
  }
  console.log(
    `first byte of the index: ${median(times.small).toFixed(2)} ms with 100, ${median(times.large).toFixed(2)} ms with 1,000,000`,
  );
  verdict('index, 1,000,000 against 100', median(times.large) / median(times.small), { atMost: 10 });
  const all = await readAll(large);
  console.log(
    `read ${all.urls.toLocaleString('en-US')} addresses in ${all.files} files, at most ${all.most} in one`,
  );
  verdict('addresses in the largest file', all.most, { atMost: 50_000 });
  verdict('addresses missing', Math.abs(1_000_000 - all.urls), { atMost: 0 });
  verdict('memory in use grew', all.growth, { atMost: 32 }, ' MB');
  for (const { api, db } of stores) {
    await api.close();
    await db.close();
  }
} finally {
  folder.remove();
}
