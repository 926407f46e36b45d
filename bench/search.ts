// Search over 100,000 stories: our answer against a bare FTS5 query, suggestions against searches, and what a steady
// stream of searches takes from cached pages.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { importPublication } from '#api/load/import-publication.ts';
import { migrateApi } from '#api/migrate-api.ts';
import { openSearch } from '#api/search/open-search.ts';
import { stem } from '#api/search/query/stem.ts';
import type { SearchEngine } from '#api/search/search-engine.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import { publication } from '#config';
import { plainWords } from '#content/rules/search-words.ts';
import { connect } from '#database/connect.ts';
import { generatedWavelength } from '#demo/generated/publication.ts';
import { firstArticle, rawBody } from './measure/fetch.ts';
import { loadAside } from './measure/load.ts';
import { startNeutron, temporaryFolder } from './measure/neutron.ts';
import { median, quantile } from './measure/statistics.ts';
import { verdict } from './measure/verdict.ts';
import { queries } from './search/queries.ts';

const articles = 100_000;
const rounds = 5;
const now = new Date();

/** What anybody with the same index would ask: every word, the engine's own order, twenty. */
function openBare(file: string) {
  const db = new Sqlite(file, { readonly: true });
  db.pragma('cache_size = -65536');
  db.pragma('mmap_size = 1073741824');
  const statement = db.prepare<[string], number>(
    'select rowid from content_search_index where content_search_index match ? order by rank limit 20',
  );
  return (query: string) =>
    statement.all(
      plainWords(query)
        .map((word) => `"${stem(word)}"`)
        .join(' '),
    );
}

async function timed(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Every query in turn, bare and ours; of several rounds a query's best, since other programs use the machine too. */
async function compare(search: SearchEngine, bare: (query: string) => unknown): Promise<void> {
  const best = queries.map(() => ({
    bare: Number.POSITIVE_INFINITY,
    ours: Number.POSITIVE_INFINITY,
    suggestions: Number.POSITIVE_INFINITY,
  }));
  for (let round = -1; round < rounds; round++)
    for (const [at, text] of queries.entries()) {
      const typed = text.slice(0, Math.max(2, Math.ceil(text.length * 0.7)));
      // Another hour each round: the answer of the last one is not kept.
      const hour = now.getTime() + round * 3_600_000;
      const ours = {
        text,
        filters: {},
        order: 'best',
        videosApart: true,
        limit: 10,
        offset: 0,
        now: hour,
      } as const;
      const times = {
        bare: await timed(() => bare(text)),
        ours: await timed(() => search.find(ours)),
        suggestions: await timed(() => search.complete(typed, 8)),
      };
      const known = best[at];
      if (!known || round < 0) continue;
      for (const name of ['bare', 'ours', 'suggestions'] as const)
        known[name] = Math.min(known[name], times[name]);
    }
  const at = (name: 'bare' | 'ours' | 'suggestions', share: number) =>
    quantile(
      best.map((times) => times[name]),
      share,
    );
  for (const share of [0.5, 0.95])
    console.log(
      `p${share * 100} of ${queries.length} queries: bare FTS5 ${at('bare', share).toFixed(2)} ms, search ${at('ours', share).toFixed(2)} ms, suggestions ${at('suggestions', share).toFixed(2)} ms`,
    );
  verdict('search p50 against bare FTS5', at('ours', 0.5) / at('bare', 0.5), { atMost: 2 });
  verdict('search p95 against bare FTS5', at('ours', 0.95) / at('bare', 0.95), { atMost: 2 });
  verdict('suggestions p95 against search p95', at('suggestions', 0.95) / at('ours', 0.95), { atMost: 0.25 });
}

/** Cached pages alone, and while twenty searches a second run beside them. */
async function compareLoad(folder: string): Promise<void> {
  const neutron = await startNeutron(folder, { API_KEY: 'bench' });
  try {
    const path = await firstArticle(neutron.origin);
    const headers = { 'accept-encoding': 'gzip' };
    for (let count = 0; count < 3; count++) await rawBody(neutron.origin, path, headers);
    const pages = {
      origin: neutron.origin,
      paths: [path],
      headers,
      seconds: 5,
      connections: 16,
      pid: neutron.pid,
    };
    const alone: number[] = [];
    const beside: number[] = [];
    for (let round = 0; round < 3; round++) {
      alone.push((await loadAside(pages)).requestsPerSecond);
      const stop = streamOfSearches(neutron.origin);
      beside.push((await loadAside(pages)).requestsPerSecond);
      const { sent, failed } = await stop();
      if (failed > 0 || sent < 80) throw new Error(`${sent} searches sent, ${failed} failed`);
    }
    console.log(
      `cached pages a second: alone ${median(alone).toFixed(0)}, beside 20 searches a second ${median(beside).toFixed(0)}`,
    );
    verdict('cached pages beside searches', median(beside) / median(alone), { atLeast: 0.85 });
    const delay = await eventLoopDelay(neutron.origin);
    verdict('event-loop delay p99 beside searches', delay, { atMost: 20 }, ' ms');
  } finally {
    await neutron.stop();
  }
}

function streamOfSearches(origin: string): () => Promise<{ sent: number; failed: number }> {
  let sent = 0;
  let failed = 0;
  const flying = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const text = encodeURIComponent(queries[sent % queries.length] ?? '');
    sent += 1;
    const one = fetch(
      `${origin}/api/neutron/search/${publication.siteId}/results/web?searchQuery=${text}&offset=${(sent % 7) * 10}&apiKey=bench`,
    )
      .then(async (answer) => {
        await answer.arrayBuffer();
        if (answer.status !== 200) failed += 1;
      })
      .catch(() => {
        failed += 1;
      })
      .finally(() => flying.delete(one));
    flying.add(one);
  }, 50);
  return async () => {
    clearInterval(timer);
    await Promise.all(flying);
    return { sent, failed };
  };
}

/** The server's monitor looks every 20 ms and counts those in. */
const monitorMilliseconds = 20;

/** As the process itself measured it while searches ran; asking resets the measure. */
async function eventLoopDelay(origin: string): Promise<number> {
  const read = async () => {
    const text = (await rawBody(origin, '/metrics', {})).toString();
    return Number(/^neutron_event_loop_delay_p99_seconds (\S+)/m.exec(text)?.[1]) * 1000;
  };
  const stop = streamOfSearches(origin);
  await wait(1000);
  await read();
  await wait(10_000);
  const delay = await read();
  await stop();
  return Math.max(0, delay - monitorMilliseconds);
}

const folder = temporaryFolder();
try {
  const file = join(folder.path, 'neutron.sqlite');
  const db = await connect({ file });
  await migrateApi(db);
  await importPublication(db, generatedWavelength({ now, articles }), {
    now,
    onProgress: (loaded, total) => {
      if (loaded % 5_000 === 0) process.stdout.write(`\rloading ${loaded} of ${total} `);
    },
  });
  process.stdout.write('\r');
  const search = openSearch(db.as<ContentTables>(), publication, () => undefined);
  await compare(search, openBare(file));
  await search.close();
  await db.close();
  await compareLoad(folder.path);
} finally {
  folder.remove();
}
