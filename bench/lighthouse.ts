// Lighthouse as a phone, median of five, each page beside the same page without scripts in the same run: once in
// an opt-in region, so that the banner is shown, once in an opt-out region where all runs: measurement, survey, ads.
// `npm run bench:lighthouse`; `npm run bench:lighthouse -- article review` for some pages only.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { publication } from '#config';
import { findChromium, requireBrowser } from '#tools/test/machine.ts';
import { type Audit, audit, type ExtraHeaders } from './lighthouse/audit.ts';
import { serveBarePages } from './lighthouse/bare-pages.ts';
import { firstLink } from './measure/fetch.ts';
import { startNeutron, temporaryFolder } from './measure/neutron.ts';
import { median } from './measure/statistics.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const home = join(import.meta.dirname, 'lighthouse');
if (!existsSync(join(home, 'node_modules/lighthouse'))) {
  console.log('Installing Lighthouse (once) …');
  const run = spawnSync('npm', ['ci'], { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] });
  if (run.status !== 0) process.exit(1);
}
const chromium = await requireBrowser(findChromium);

const folder = temporaryFolder();
const neutron = await startNeutron(folder.path);
const bare = await serveBarePages(neutron.origin);
const middle = (audits: readonly Audit[], read: (one: Audit) => number) => median(audits.map(read));
interface Reader {
  headers: ExtraHeaders;
  /** The least that counts as good beside a page without scripts. */
  leastOf: (bareScore: number) => number;
  /** Milliseconds of blocking; reported without a bound if missing. */
  mostBlocking?: number;
}
/** By the CDN's location of a reader: opt-in regions, and opt-out regions where all runs at once. */
const readers: Record<string, Reader> = {
  'opt-in': { headers: {}, leastOf: (bareScore) => Math.min(95, bareScore - 3), mostBlocking: 100 },
  'all runs': {
    headers: { [publication.consent.placeHeader]: 'US-NY' },
    leastOf: (bareScore) => Math.min(90, bareScore - 5),
  },
};
let failed = false;
try {
  const pages: Record<string, string> = {
    'front page': '/',
    article: await firstLink(neutron.origin, '/news/', /^\/article\//),
    review: await firstLink(neutron.origin, '/reviews/', /^\/product\//),
    'best list': await firstLink(neutron.origin, '/best-products/', /^\/article\/best-/),
    gallery: await firstLink(neutron.origin, '/pictures/', /^\/pictures\/[^/]*[a-z]/),
    'in depth': await firstLink(neutron.origin, '/in-depth/', /^\/in-depth\/[^/]+\/[^/]+\/$/),
    explainer: '/article/what-a-token-is-and-why-you-pay-for-it/',
    'live blog': '/article/data-center-vote-live/',
    deals: '/deals/',
    video: await firstLink(neutron.origin, '/video/', /^\/video\/(?!share\/)[^/]+\/$/),
    report: '/collection/the-power-bill/',
    topic: '/topic/artificial-intelligence/',
    search: '/search/?searchQuery=battery',
  };
  const selected = process.argv.slice(2);
  console.log('page        reader      perf  bare  a11y  best   seo      shift  blocked  bare');
  for (const [name, path] of Object.entries(pages)) {
    if (selected.length > 0 && !selected.includes(name)) continue;
    const plain: Audit[] = [];
    const seen = new Map(Object.keys(readers).map((reader) => [reader, [] as Audit[]]));
    for (let round = 0; round < rounds; round++) {
      for (const [reader, { headers }] of Object.entries(readers))
        seen.get(reader)?.push(await audit(`${neutron.origin}${path}`, chromium, headers));
      plain.push(await audit(`${bare.origin}${path}`, chromium));
    }
    for (const [reader, ours] of seen) failed = !isGoodRow(name, reader, ours, plain) || failed;
  }
} finally {
  await bare.stop();
  await neutron.stop();
  folder.remove();
}
process.exit(failed ? 1 : 0);

/** Prints one row of the table; whether it holds. */
function isGoodRow(name: string, reader: string, ours: readonly Audit[], plain: readonly Audit[]): boolean {
  const { leastOf = () => 100, mostBlocking = Infinity } = readers[reader] ?? {};
  const performance = middle(ours, (one) => one.performance);
  const bareScore = middle(plain, (one) => one.performance);
  const row = {
    accessibility: middle(ours, (one) => one.accessibility),
    bestPractices: middle(ours, (one) => one.bestPractices),
    seo: middle(ours, (one) => one.seo),
    layoutShift: middle(ours, (one) => one.layoutShift),
    blockingTime: middle(ours, (one) => one.blockingTime),
  };
  const failures = [...new Set(ours.flatMap((one) => one.failures))];
  // A page of search results asks machines to stay out (SR-14), which Lighthouse counts against it; nothing else may.
  const isFound = name === 'search' ? failures.join() === 'is-crawlable' : row.seo === 100;
  const isGood =
    performance >= leastOf(bareScore) &&
    row.accessibility === 100 &&
    row.bestPractices === 100 &&
    isFound &&
    row.layoutShift <= 0.002 &&
    row.blockingTime <= mostBlocking;
  const cells = [performance, bareScore, row.accessibility, row.bestPractices, row.seo].map((value) =>
    value.toFixed(0).padStart(4),
  );
  console.log(
    `${name.padEnd(10)}  ${reader.padEnd(11)} ${cells.join('  ')}  ${row.layoutShift.toFixed(4).padStart(8)}  ${row.blockingTime.toFixed(0).padStart(4)} ms  ${middle(
      plain,
      (one) => one.blockingTime,
    )
      .toFixed(0)
      .padStart(3)} ms  ${isGood ? 'PASS' : 'FAIL'} ${failures.join(', ')}`,
  );
  return isGood;
}
