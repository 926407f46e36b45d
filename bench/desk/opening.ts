// From navigation to a caret in a story of 10,000 words, with the scripts in the browser's cache, beside navigation to
// `load` of its public page, which the page cache does not have: by turns, in one browser.
import type { Page } from 'playwright-core';
import { publication } from '#config';
import { median } from '../measure/statistics.ts';
import { verdict } from '../measure/verdict.ts';
import { startBrowser, startDesk } from './desk.ts';
import { longBody } from './long-story.ts';

const rounds = Number(process.env.ROUNDS ?? 9);

const desk = await startDesk();
const browser = await startBrowser();
try {
  const id = await desk.newStory('opening', longBody());
  await desk.call('POST', `stories/${publication.siteId}/${id}/publish`, { overrideChecks: true });
  // A chosen feature keeps the page out of the cache.
  const publicPage = `${desk.origin}/article/opening/?featureEnable=seamless`;
  const page = await browser.newTab();

  const untilLoaded = async (): Promise<number> => {
    const answer = await page.goto(publicPage);
    if (answer?.headers()['x-cache'] !== 'bypass')
      throw new Error(`The public page came with x-cache ${answer?.headers()['x-cache']}`);
    return page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
    );
  };
  const untilCaret = async (): Promise<number> => {
    await page.goto(`${desk.origin}/desk/stories/${id}/`, { waitUntil: 'commit' });
    const milliseconds = await caretTime(page);
    await page.keyboard.press('Escape');
    return milliseconds;
  };
  // What both need is in the browser's cache then.
  for (let round = 0; round < 2; round += 1) {
    await untilCaret();
    await untilLoaded();
  }
  const times = { caret: [] as number[], loaded: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.caret.push(await untilCaret());
    times.loaded.push(await untilLoaded());
  }
  console.log(
    `  caret ${median(times.caret).toFixed(0)} ms, public page ${median(times.loaded).toFixed(0)} ms`,
  );
  verdict(
    'navigation to an editable caret',
    median(times.caret.map((caret, round) => caret / (times.loaded[round] ?? Number.NaN))),
    { atMost: 4 },
    ' × load of the public page',
  );
} finally {
  await browser.close();
  await desk.end();
}

/** Milliseconds since navigation when the text took the caret, after the frame that shows it. */
function caretTime(page: Page): Promise<number> {
  return page
    .waitForFunction(() => {
      const text = document.querySelector<HTMLElement>('[role=textbox][contenteditable=true].ProseMirror');
      if (!text?.textContent) return false;
      text.focus();
      return document.activeElement === text ? performance.now() : false;
    })
    .then((handle) => handle.jsonValue()) as Promise<number>;
}
