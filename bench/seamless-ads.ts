// Twenty stories read one after the other with ads in all of them: what stays in the browser's memory, and whether every
// rendered place has exactly one slot.
import { chromium, type Page } from '@playwright/test';
import { findHeadlessChromium, requireBrowser } from '#tools/test/machine.ts';
import { slotsAndElements } from '../e2e/ad-scripts.ts';
import { firstArticle, rawBody } from './measure/fetch.ts';
import { startNeutron, temporaryFolder } from './measure/neutron.ts';
import { verdict } from './measure/verdict.ts';

const stories = 20;
const executablePath = await requireBrowser(findHeadlessChromium);

const folder = temporaryFolder();
const neutron = await startNeutron(folder.path);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  // A line of the house's own may be shorter: here the latest stories follow each other.
  const items = await latestStories();
  await page.route('**/api/neutron/seamless/**', (route) => route.fulfill({ json: { data: { items } } }));
  await page.goto(`${neutron.origin}${await firstArticle(neutron.origin)}?adTargeting_house_fill=always`);
  await page.waitForFunction(() => document.querySelector('[data-ad-state="rendered"]') !== null);
  const heaps: number[] = [];
  for (let story = 1; story <= stories; story += 1) {
    await readNext(page, story);
    heaps.push(await heapBytes(page));
    console.log(`  ${String(story).padStart(2)}  ${((heaps.at(-1) ?? 0) / 1e6).toFixed(2)} MB`);
  }
  const { slots, strays } = await settledSlots(page);
  console.log(`  live slots: ${slots.join(' ')}`);
  verdict('heap after twenty stories against the third', (heaps.at(-1) ?? 0) / (heaps[2] ?? 1), {
    atMost: 1.2,
  });
  verdict('slots without a container, or containers without exactly one', strays, { atMost: 0 });
} finally {
  await browser.close();
  await neutron.stop();
  folder.remove();
}

/** A page looks a moment after it changed: what it has not torn down after two seconds stays. */
async function settledSlots(page: Page): Promise<{ slots: string[]; strays: number }> {
  for (let look = 1; ; look += 1) {
    const { slots, elements } = await slotsAndElements(page);
    const strangers = slots.filter((id) => !elements.includes(id)).length;
    const missing = elements.filter((id) => slots.filter((slot) => slot === id).length !== 1).length;
    if (strangers + missing === 0 || look === 20) return { slots, strays: strangers + missing };
    await page.waitForTimeout(100);
  }
}

async function latestStories() {
  const lists = await Promise.all(
    ['/latest/', '/latest/2/', '/latest/3/'].map((path) => rawBody(neutron.origin, path, {})),
  );
  const paths = lists.flatMap((html) => [...html.toString().matchAll(/href="(\/article\/([\w-]+)\/)"/g)]);
  const bySlug = new Map(paths.map(([, url = '', slug = '']) => [slug, url]));
  return [...bySlug].map(([slug, url]) => ({
    id: slug,
    slug,
    url,
    title: slug,
    type: 'article',
    source: 'latest',
  }));
}

/** Goes to the end until so many stories have followed, then reads the last one's ads. */
async function readNext(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const controls = document.querySelector<HTMLElement>('div[data-seamless]');
      (controls ?? document.querySelector('[data-view="next-story"]'))?.scrollIntoView();
      // Where a line ends, the reader asks for more.
      if (controls?.dataset.seamless === 'ended') controls.querySelector('button')?.click();
      return document.querySelectorAll('[data-story]').length >= wanted;
    },
    count,
    { polling: 200, timeout: 60_000 },
  );
  await page.evaluate((at) => document.querySelectorAll('[data-story]')[at]?.scrollIntoView(), count - 1);
  await page.waitForFunction(
    (at) => {
      const story = document.querySelectorAll('[data-story]')[at];
      const ads = [...(story?.querySelectorAll('[data-ad]') ?? [])] as HTMLElement[];
      const current = ads.find(
        ({ dataset }) => dataset.adState !== 'rendered' && dataset.adState !== 'collapsed',
      );
      current?.scrollIntoView({ block: 'center' });
      // A story may have no ads of its own.
      return ads.every(
        ({ dataset, offsetParent }) =>
          offsetParent === null || /rendered|blank|collapsed/.test(dataset.adState ?? ''),
      );
    },
    count - 1,
    { polling: 200, timeout: 60_000 },
  );
}

/** After a garbage collection. */
async function heapBytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
