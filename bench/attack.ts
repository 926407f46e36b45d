// Cached pages while other clients request what cannot be cached, and while slow clients hold connections.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { firstArticle, rawBody } from './measure/fetch.ts';
import { loadAside } from './measure/load.ts';
import { startNeutron, temporaryFolder } from './measure/neutron.ts';
import { quantile } from './measure/statistics.ts';
import { verdict } from './measure/verdict.ts';

const hostileConnections = 16;
const seconds = 10;
const slowReaders = 1500;
const cutSeconds = 20;
/** The same random URLs in every run. */
let seed = 19;
const random = () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed;
};
const many = (address: (number: number) => string) => Array.from({ length: 5000 }, () => address(random()));

const folder = temporaryFolder();
const neutron = await startNeutron(folder.path, { RATE_LIMITS: 'on' });
try {
  const article = await firstArticle(neutron.origin);
  const slug = article.split('/').at(-2);
  const attacks: Record<string, string[]> = {
    'unknown addresses': many((number) => `/made-up-${number}/`),
    'unknown stories': many((number) => `/article/made-up-${number}/`),
    'made-up preview tokens': many((number) => `${article}?preview=${number}`),
    'made-up tests': many((number) => `${article}?abTest=${number}`),
    'overridden features': ['/?featureDisable=ads', `${article}?featureEnable=all`],
    searches: many((number) => `/search/?q=word${number}`),
    'pages of feeds': many((number) => `/feed/?offset=${number}`),
    'pages of an account': ['/user/'],
    'longer URLs of a page': many((number) => `/education/made-up-${number}/${slug}/`),
    'a page that fails': ['/_error/throw/'],
    'stories in bulk': many(
      (number) =>
        `/api/neutron/syndication/wavelength/latest/?apiKey=wavelength-public&limit=50&offset=${number % 500}`,
    ),
    'unknown short links': many((number) => `/s/${number.toString(36)}`),
    'calls of the API': many((number) => `/api/neutron/made-up/${number}`),
    sitemaps: await sitemaps(),
  };
  await p95(seconds / 2);
  const quiet = await p95(seconds);
  console.log(`a cached article without other load: p95 ${quiet.toFixed(2)} ms`);
  for (const [name, paths] of Object.entries(attacks)) {
    const hostile = loadAside({
      origin: neutron.origin,
      paths,
      headers: { 'accept-encoding': 'gzip' },
      seconds: seconds + 1,
      connections: hostileConnections,
      pid: neutron.pid,
    });
    const busy = await p95(seconds);
    const { requests } = await hostile;
    console.log(
      `${name}: ${requests} requests in ${seconds} s, p95 of the cached article ${busy.toFixed(2)} ms`,
    );
    verdict(`p95 beside ${name} against quiet`, busy / quiet, { atMost: 3 });
  }

  const readers = openSlowReaders(article);
  const beside = await p95(cutSeconds);
  const left = heldConnections();
  for (const socket of readers) socket.destroy();
  verdict(`slow readers of ${slowReaders} that are not cut after ${cutSeconds} s`, left, { atMost: 0 });
  verdict('p95 beside slow readers against quiet', beside / quiet, { atMost: 3 });

  /** Requests the cached article repeatedly, with short pauses. */
  async function p95(forSeconds: number): Promise<number> {
    const agent = new Agent({ keepAlive: true });
    const times: number[] = [];
    const end = performance.now() + forSeconds * 1000;
    while (performance.now() < end) {
      const from = performance.now();
      const request = get(`${neutron.origin}${article}`, { agent, headers: { 'accept-encoding': 'gzip' } });
      const [answer] = await once(request, 'response');
      if (answer.statusCode !== 200) throw new Error(`the cached article answered ${answer.statusCode}`);
      answer.resume();
      await once(answer, 'end');
      times.push(performance.now() - from);
      await wait(5);
    }
    agent.destroy();
    return quantile(times, 0.95);
  }

  /** URLs of story sitemaps, which are read from the database each time. */
  async function sitemaps(): Promise<string[]> {
    const index = (await rawBody(neutron.origin, '/sitemaps/', {})).toString();
    const paths = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    return paths.filter((path) => path.startsWith('/sitemaps/articles/'));
  }

  /** Connections the server holds, as the kernel counts them. A client that reads nothing does not notice its end. */
  function heldConnections(): number {
    const port = Number(new URL(neutron.origin).port).toString(16).toUpperCase().padStart(4, '0');
    const held = new RegExp(`^ *\\d+: [0-9A-F]+:${port} [0-9A-F]+:[0-9A-F]{4} 01 `, 'gm');
    const tables = ['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readFileSync(file, 'utf8'));
    return tables.reduce((count, table) => count + (table.match(held)?.length ?? 0), 0);
  }

  /** Each requests more than its connection buffers, and reads nothing. */
  function openSlowReaders(path: string): Socket[] {
    const { hostname, port } = new URL(neutron.origin);
    return Array.from({ length: slowReaders }, () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.on('connect', () => {
        socket.pause();
        socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(8));
      });
      return socket;
    });
  }
} finally {
  await neutron.stop();
  folder.remove();
}
