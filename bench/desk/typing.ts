// From a key press to the frame that shows it, in the middle of a story of 10,000 words and 200 blocks, with the
// processor slowed down 4 times. The times are the browser's own (Event Timing).
import { quantile } from '../measure/statistics.ts';
import { verdict } from '../measure/verdict.ts';
import { openStory, startBrowser, startDesk, textOf, waitUntilSaved } from './desk.ts';
import { longBody } from './long-story.ts';

const keys = Number(process.env.KEYS ?? 300);
/** A fast writer: some hundred words a minute. */
const betweenKeys = 110;
const slowdown = 4;

const desk = await startDesk();
const browser = await startBrowser();
try {
  const id = await desk.newStory('typing', longBody());
  const page = await browser.newTab();
  await openStory(page, desk, id);
  await textOf(page).locator('p').nth(80).click();
  await page.keyboard.press('End');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.keyboard.type('The first words warm the code up. ', { delay: betweenKeys });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') times.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const sentence = 'Words that a person types without a pause, one after another. ';
  await page.keyboard.type(sentence.repeat(Math.ceil(keys / sentence.length)).slice(0, keys), {
    delay: betweenKeys,
  });
  await waitUntilSaved(page);
  const slow = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
  // The browser reports no event that was shown within 16 ms.
  const times = [...slow, ...Array.from({ length: Math.max(0, keys - slow.length) }, () => 16)];
  console.log(`  ${slow.length} of ${keys} keys took longer than 16 ms; median ${quantile(times, 0.5)} ms`);
  verdict('key press to paint, p95', quantile(times, 0.95), { atMost: 50 }, ' ms');
} finally {
  await browser.close();
  await desk.end();
}
