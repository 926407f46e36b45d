// Front page, topic page and listing with 1,000 and with 100,000 articles: how much slower is an uncached answer?
import { join } from 'node:path';
import { createApi } from '#api/create-api.ts';
import { importPublication } from '#api/load/import-publication.ts';
import { migrateApi } from '#api/migrate-api.ts';
import { bumpRevision } from '#api/store/revisions.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import { publication } from '#config';
import { connect } from '#database/connect.ts';
import { generatedWavelength } from '#demo/generated/publication.ts';
import { temporaryFolder } from './measure/neutron.ts';
import { median, quantile } from './measure/statistics.ts';
import { verdict } from './measure/verdict.ts';

const sizes = [1_000, 100_000] as const;
const rounds = 7;
const answersPerRound = 60;
const pages = {
  'front page': 'front-door/home',
  'topic page': 'topic/laptops',
  listing: 'listing/latest',
  'listing, page 5': 'listing/latest',
};

const folder = temporaryFolder();
const now = new Date();

async function openStore(articles: number) {
  const db = await connect({ file: join(folder.path, `${articles}.sqlite`) });
  await migrateApi(db);
  await importPublication(db, generatedWavelength({ now, articles }), {
    now,
    onProgress: (loaded, total) => {
      if (loaded % 5_000 === 0) process.stdout.write(`\rloading ${loaded} of ${total} `);
    },
  });
  process.stdout.write('\r');
  const api = createApi({
    db,
    publication,
    apiKeys: [publication.apiKey],
    staffTokens: [],
    signImage: (path) => `/resize/x/${path}`,
    now: () => now,
    log: () => undefined,
    previewSecret: 'bench',
  });
  return { db, api };
}

/** Between two writes the API remembers lists; a write makes it forget, so both states are measured. */
async function answerTimes(
  { api, db }: Awaited<ReturnType<typeof openStore>>,
  address: string,
  afterWrite: boolean,
): Promise<number[]> {
  const times: number[] = [];
  for (let answer = 0; answer < answersPerRound; answer++) {
    if (afterWrite) await bumpRevision(db.as<ContentTables>().kysely, ['content']);
    const began = performance.now();
    const response = await api.fetch(new Request(address));
    await response.arrayBuffer();
    times.push(performance.now() - began);
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
  }
  return times;
}

try {
  const stores = [];
  for (const articles of sizes) stores.push(await openStore(articles));

  for (const afterWrite of [false, true]) {
    for (const [page, path] of Object.entries(pages)) {
      const name = afterWrite ? `${page}, right after a write` : page;
      const query = `apiKey=${publication.apiKey}${page.endsWith('5') ? '&pageNumber=5' : ''}`;
      const address = `http://bench/api/neutron/composer/${publication.siteId}/pages/${path}/web?${query}`;
      const p95: number[][] = stores.map(() => []);
      // The first round warms the code, which both stores share.
      for (let round = -1; round < rounds; round++) {
        for (const [index, store] of stores.entries()) {
          const times = await answerTimes(store, address, afterWrite);
          if (round >= 0) p95[index]?.push(quantile(times, 0.95));
        }
      }
      const [small = [], large = []] = p95;
      console.log(
        `${name}: p95 ${median(small).toFixed(2)} ms with 1,000, ${median(large).toFixed(2)} ms with 100,000`,
      );
      verdict(`${name}, 100,000 against 1,000`, median(large) / median(small), { atMost: 1.5 });
    }
  }
  for (const { db } of stores) await db.close();
} finally {
  folder.remove();
}
