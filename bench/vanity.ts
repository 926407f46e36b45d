// The cost of the vanity lookup for every uncached page, with 100,000 vanity entries.
import { join } from 'node:path';
import { createApi } from '#api/create-api.ts';
import { importPublication } from '#api/load/import-publication.ts';
import { migrateApi } from '#api/migrate-api.ts';
import { createContentClient } from '#app/content-client/client.ts';
import { publication } from '#config';
import { connect } from '#database/connect.ts';
import { openBuiltSite } from '#server/site/built-site.ts';
import { fixturePaths, fixtureSeed } from './fixture/seed.ts';
import { temporaryFolder } from './measure/neutron.ts';
import { median } from './measure/statistics.ts';
import { verdict } from './measure/verdict.ts';

const rounds = 7;
const entries = 100_000;
const pagesPerRound = 200;
const lookupsPerRound = 20_000;
const copies = 200;
const origin = 'http://localhost';

const folder = temporaryFolder();
const db = await connect({ file: join(folder.path, 'neutron.sqlite') });
const now = new Date();
await migrateApi(db);
const seed = fixtureSeed(copies, now);
const target = { edition: 'us', targetType: 'url', target: { slug: '/latest/', availableOn: [] } };
const vanities = Array.from({ length: entries }, (_, n) => ({
  id: `bench-${n}`,
  urlType: 'PERMANENT_REDIRECT',
  urlPath: `/campaign/${n}/`,
  enabled: true,
  targets: [target],
}));
await importPublication(
  db,
  { ...seed, vanities: [...(seed.vanities ?? []), ...vanities] },
  { now, ownDomains: publication.ownDomains },
);
const api = createApi({
  db,
  publication,
  apiKeys: [publication.apiKey],
  staffTokens: [],
  signImage: (path) => `/resize/x/${path}`,
  now: () => new Date(),
  log: () => undefined,
  previewSecret: 'bench',
});
const silent = () => undefined;
const { site } = await openBuiltSite(join(import.meta.dirname, '..'), {
  publication,
  fetchApi: (request) => api.fetch(request),
  apiBaseUrl: origin,
  apiKey: publication.apiKey,
  siteUrl: origin,
  log: { debug: silent, info: silent, warn: silent, error: silent },
  previewTime: () => undefined,
  now: () => new Date(),
});
const address = { baseUrl: origin, site: publication.siteId, apiKey: publication.apiKey };
const client = createContentClient(address, (request) => api.fetch(request));
const paths = fixturePaths(copies);

/** Processor milliseconds of this process for one of many. */
async function cost(times: number, work: (index: number) => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let index = 0; index < times; index++) await work(index);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

const pathOf = (index: number) => paths[index % paths.length] ?? '/';
const renderPage = async (index: number) => {
  const answer = await site.respond(new Request(`${origin}${pathOf(index)}`));
  if (answer.status !== 200) throw new Error(`${pathOf(index)} answered ${answer.status}`);
  return answer.arrayBuffer();
};
/** Nearly every path has no entry; one request in a hundred has. */
const lookUp = (index: number) =>
  client.request('vanity', { path: index % 100 === 0 ? `/campaign/${index % entries}/` : pathOf(index) });

try {
  const pages: number[] = [];
  const lookups: number[] = [];
  // The first round warms the code.
  for (let round = 0; round <= rounds; round++) {
    const page = await cost(pagesPerRound, renderPage);
    const lookup = await cost(lookupsPerRound, lookUp);
    if (round === 0) continue;
    pages.push(page);
    lookups.push(lookup);
  }
  const micro = (values: number[]) => (median(values) * 1000).toFixed(0);
  console.log(`processor time: a page ${micro(pages)} µs, a lookup ${micro(lookups)} µs`);
  const shares = pages.map((page, round) => (100 * (lookups[round] ?? 0)) / page);
  verdict('vanity lookup, share of an uncached page', median(shares), { atMost: 5 }, ' %');
} finally {
  await db.close();
  folder.remove();
}
