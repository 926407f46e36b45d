// Resident memory over crawls of the whole site with its pictures: the second must not add to the first.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { crawlSite } from './measure/crawl.ts';
import { startNeutron, temporaryFolder } from './measure/neutron.ts';
import { residentParts } from './measure/process.ts';
import { verdict } from './measure/verdict.ts';

const folder = temporaryFolder();
const settleMilliseconds = 2000;
const maxPages = Number(process.env.BENCH_PAGES ?? 2000);
const maxPictures = Number(process.env.BENCH_PICTURES ?? 400);

/** One server life: megabytes when ready, and after each crawl. */
async function measure(name: string): Promise<{ ready: number; first: number; second: number }> {
  const neutron = await startNeutron(folder.path);
  const resident = (when: string): number => {
    const parts = residentParts(neutron.pid);
    const sum = parts.reduce((total, part) => total + part, 0);
    console.log(`${name}: ${sum} MB ${when}${parts.length > 1 ? ` (${parts.join(' + ')})` : ''}`);
    return sum;
  };
  const crawl = async (round: number): Promise<number> => {
    // Removed from disk, so that every crawl encodes them.
    rmSync(join(folder.path, 'pictures'), { recursive: true, force: true });
    const { pages, pictures } = await crawlSite(neutron.origin, { maxPages, maxPictures });
    await delay(settleMilliseconds);
    return resident(`after crawl ${round} of ${pages} pages and ${pictures} pictures`);
  };
  try {
    const ready = resident('when ready');
    return { ready, first: await crawl(1), second: await crawl(2) };
  } finally {
    await neutron.stop();
  }
}

try {
  const loading = await measure('first start, demo loaded');
  const warm = await measure('second start');
  verdict('crawl 2 against crawl 1, first start', loading.second / loading.first, { atMost: 1.1 });
  verdict('crawl 2 against crawl 1, second start', warm.second / warm.first, { atMost: 1.1 });
  verdict('start with demo load against start without, when ready', loading.ready / warm.ready, {
    atMost: 1.2,
  });
} finally {
  folder.remove();
}
