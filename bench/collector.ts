// The collector against a bare node:http server that answers 204 to the same requests, and cached pages beside it.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { MeasuredBatch } from '#content/entities/measured-batch.ts';
import { trackingDataExample } from '#content/examples/tracking-data.ts';
import { collectPath } from '#content/rules/measurement-paths.ts';
import { firstArticle, rawBody } from './measure/fetch.ts';
import { load, loadAside } from './measure/load.ts';
import { startNeutron, temporaryFolder } from './measure/neutron.ts';
import { startProgram } from './measure/process.ts';
import { median } from './measure/statistics.ts';
import { verdict } from './measure/verdict.ts';

const rounds = 5;
/** Pages beside the collector: the difference is small and the machine is not still. */
const roundsBeside = 7;
/** What a page view sends: the view, its first scroll, a mark. */
const batch: MeasuredBatch = {
  consent: 'given',
  events: ['page_view', 'page_scrolled', 'scroll_custom'].map((name) => ({
    name,
    time: 1_794_000_000_000,
    path: '/article/a-story/',
    page: trackingDataExample,
    params: { entry: 'load', page_view_count: 2, percent_scrolled: 25 },
  })),
};

const body = JSON.stringify(batch);
const folder = temporaryFolder();
let neutron = await startNeutron(folder.path);
const bare = await startProgram(process.execPath, ['bench/peers/bare-204.mjs'], { ready: /ready (\d+)/ });
const bareOrigin = `http://127.0.0.1:${bare.ready}`;
try {
  const posting = { paths: [collectPath], body, seconds: 4, connections: 64 };
  const ours: number[] = [];
  const limits: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const taken = load({ ...posting, origin: neutron.origin, pid: neutron.pid });
    if (taken.errors > 0) throw new Error(`${taken.errors} batches were not taken`);
    ours.push(taken.requestsPerSecond);
    limits.push(load({ ...posting, origin: bareOrigin, pid: bare.pid }).requestsPerSecond);
  }
  console.log(
    `batches of ${batch.events.length} events, ${body.length} bytes, requests per second: collector ${median(ours).toFixed(0)}, bare node:http ${median(limits).toFixed(0)}`,
  );
  verdict(
    'collector against bare node:http',
    median(ours.map((value, index) => value / (limits[index] ?? 1))),
    {
      atLeast: 0.2,
    },
  );

  // A store that was just flooded still counts for a while: the second part begins with a calm one.
  await neutron.stop();
  const calm = join(folder.path, 'calm');
  neutron = await startNeutron(calm);
  // The same sender stands beside both measurements: what it takes of the machine is not the collector's doing.
  const path = await firstArticle(neutron.origin);
  const headers = { 'accept-encoding': 'gzip' };
  await rawBody(neutron.origin, path, headers);
  await rawBody(neutron.origin, path, headers);
  const file = join(folder.path, 'batch.json');
  writeFileSync(file, body);
  const pages = {
    headers,
    paths: [path],
    seconds: 4,
    connections: 32,
    origin: neutron.origin,
    pid: neutron.pid,
  };
  const beside = async (url: string, rate: number) => {
    const sender = promisify(execFile)(process.execPath, [
      'bench/peers/post-at-rate.mjs',
      url,
      file,
      String(rate),
      '5',
    ]);
    const { requestsPerSecond } = await loadAside(pages);
    console.log(`  ${(await sender).stdout.trim()}, ${requestsPerSecond.toFixed(0)} pages per second`);
    return requestsPerSecond;
  };
  const collector = `${neutron.origin}${collectPath}`;
  const tenth = Math.round(median(limits) / 10);
  const perBatch = batch.events.length;
  // A tenth of the rate can mean events, which come several to a batch, or batches, which is harder: both must hold.
  for (const [rate, what] of [
    [Math.round(tenth / perBatch), `${tenth} events`],
    [tenth, `${tenth} batches of ${perBatch} events`],
  ] as const) {
    // What runs for the first time is slow: threads start, and code is made fast while it runs.
    await beside(`${bareOrigin}/`, rate);
    await beside(collector, rate);
    const ratios: number[] = [];
    for (let round = 0; round < roundsBeside; round += 1) {
      const alone = await beside(`${bareOrigin}/`, rate);
      ratios.push((await beside(collector, rate)) / alone);
    }
    verdict(`cached pages while ${what} a second are collected`, median(ratios), { atLeast: 0.9 });
  }
} finally {
  await bare.stop();
  await neutron.stop();
  folder.remove();
}
