// Consent, tags, experiments, analytics and ads cost the server nothing: processor time of a cached page with all of
// them on, against the same page of the same product with all of them off.
import { join } from 'node:path';
import { firstLink, rawBody } from './measure/fetch.ts';
import { load } from './measure/load.ts';
import { type Neutron, startNeutron, temporaryFolder } from './measure/neutron.ts';
import { median } from './measure/statistics.ts';
import { verdict } from './measure/verdict.ts';

const rounds = 7;
const headers = { 'accept-encoding': 'gzip' };
const folder = temporaryFolder();
const start = (how: 'on' | 'off') =>
  startNeutron(join(folder.path, how), {}, ['bench/peers/start-with.ts', how]);
const on = await start('on');
const off = await start('off');
try {
  const pages: Record<string, string> = {
    'front page': '/',
    article: await firstLink(on.origin, '/news/', /^\/article\//),
    'best list': await firstLink(on.origin, '/best-products/', /^\/article\/best-/),
    // A running test renders this one for every reader; it is reported without a bound: running a test is a choice.
    'review, in a test': await firstLink(on.origin, '/reviews/', /^\/product\//),
  };
  // Before anything is measured: during a load this process handles no events, and its idle connections are closed.
  const bytes = new Map<string, number>();
  for (const path of Object.values(pages))
    for (const server of [on, off]) {
      await rawBody(server.origin, path, headers);
      bytes.set(server.origin + path, (await rawBody(server.origin, path, headers)).length);
    }
  for (const [name, path] of Object.entries(pages)) {
    const seconds = { on: [] as number[], off: [] as number[] };
    const measure = ({ origin, pid }: Neutron) =>
      1e6 / load({ origin, pid, headers, paths: [path], seconds: 3, connections: 32 }).requestsPerCpuSecond;
    for (let round = 0; round < rounds; round += 1) {
      seconds.on.push(measure(on));
      seconds.off.push(measure(off));
    }
    const ratio = median(seconds.on.map((value, index) => value / (seconds.off[index] ?? 1)));
    console.log(
      `${name}: ${median(seconds.on).toFixed(1)} µs of processor time on (${bytes.get(on.origin + path)} bytes), ${median(seconds.off).toFixed(1)} off (${bytes.get(off.origin + path)} bytes), ratio ${ratio.toFixed(3)}`,
    );
    if (!name.includes('in a test')) verdict(`cached ${name}, everything on`, ratio, { atMost: 1.05 });
  }
} finally {
  await on.stop();
  await off.stop();
  folder.remove();
}
