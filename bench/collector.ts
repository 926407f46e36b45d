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
/** The events of a page view: the view, its first scroll, a scroll mark. */
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
    if (taken.errors > 0) throw new Error(`${taken.errors} batches were rejected`);
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

  // A store that was just flooded still counts for a while: the second part starts with an idle one.
  await neutron.stop();
  neutron = await startNeutron(join(folder.path, 'idle'));
  const path = await firstArticle(neutron.origin);
  const headers = { 'accept-encoding': 'gzip' };
  await rawBody(neutron.origin, path, headers);
  const page = join(folder.path, 'page.gz');
  const file = join(folder.path, 'batch.json');
  writeFileSync(page, await rawBody(neutron.origin, path, headers));
  writeFileSync(file, body);
  const pages = { headers, paths: [path], seconds: 4, connections: 32 };
  /** Pages of one server while batches go to this address. */
  const beside = async (server: { origin: string; pid: number }, url: string, rate: number) => {
    const sender = promisify(execFile)(process.execPath, [
      'bench/peers/post-at-rate.mjs',
      url,
      file,
      String(rate),
      '5',
    ]);
    const { requestsPerSecond } = await loadAside({ ...pages, ...server });
    console.log(`  ${(await sender).stdout.trim()}, ${requestsPerSecond.toFixed(0)} pages per second`);
    return requestsPerSecond;
  };
  /** The share of its page throughput a server keeps. The same sender runs during both measurements. */
  const keeps = async (server: { origin: string; pid: number }, rate: number) => {
    const alone = await beside(server, `${bareOrigin}/`, rate);
    return (await beside(server, `${server.origin}${collectPath}`, rate)) / alone;
  };
  const tenth = Math.round(median(limits) / 10);
  const perBatch = batch.events.length;

  const rate = Math.round(tenth / perBatch);
  // The first run is slow: threads start, and the engine optimises the code.
  await keeps(neutron, rate);
  const shares: number[] = [];
  for (let round = 0; round < roundsBeside; round += 1) shares.push(await keeps(neutron, rate));
  // No bound: what pages keep beside the collector is reported, not promised (decision 0119).
  console.log(`cached pages keep ${median(shares).toFixed(2)} while ${tenth} events a second are collected`);

  // A tenth of the rate can mean events, which come several to a batch, or batches, which is harder. A bare server
  // that stores nothing is measured alternately with ours, to show the limit of the runtime.
  const peer = await startProgram(process.execPath, ['bench/peers/bare-204.mjs', page], {
    ready: /ready (\d+)/,
  });
  try {
    const limit = { origin: `http://127.0.0.1:${peer.ready}`, pid: peer.pid };
    const [storedOfMany, limitOfMany]: [number[], number[]] = [[], []];
    await keeps(neutron, tenth);
    await keeps(limit, tenth);
    for (let round = 0; round < roundsBeside; round += 1) {
      storedOfMany.push(await keeps(neutron, tenth));
      limitOfMany.push(await keeps(limit, tenth));
    }
    console.log(
      `pages of a bare server keep ${median(limitOfMany).toFixed(2)} beside ${tenth} batches a second`,
    );
    console.log(
      `cached pages keep ${median(storedOfMany).toFixed(2)} while ${tenth} batches of ${perBatch} events a second are collected`,
    );
  } finally {
    await peer.stop();
  }
} finally {
  await bare.stop();
  await neutron.stop();
  folder.remove();
}
