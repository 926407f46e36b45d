// The heap of a tab after 10,000 edits beside the heap after 1,000: words typed, words deleted, paragraphs split.
import type { CDPSession, Page } from 'playwright-core';
import { verdict } from '../measure/verdict.ts';
import { openStory, startBrowser, startDesk, textOf, waitUntilSaved } from './desk.ts';
import { longBody } from './long-story.ts';

const edits = [1_000, Number(process.env.EDITS ?? 10_000)] as const;
/** A sentence, some of it taken back: the story grows as stories do. */
const written = 'A word and another one, and ';
const deleted = 24;

const desk = await startDesk();
const browser = await startBrowser();
try {
  const id = await desk.newStory('heap', longBody());
  const page = await browser.newTab();
  await openStory(page, desk, id);
  const session = await page.context().newCDPSession(page);
  await textOf(page).locator('p').nth(40).click();
  await page.keyboard.press('End');
  let done = 0;
  const heaps: number[] = [];
  for (const goal of edits) {
    done = await edit(page, done, goal);
    await waitUntilSaved(page);
    heaps.push(await heapMegabytes(session));
  }
  const [early = Number.NaN, late = Number.NaN] = heaps;
  console.log(`  ${early.toFixed(1)} MB after ${edits[0]} edits, ${late.toFixed(1)} MB after ${done}`);
  verdict('heap of a tab', late / early, { atMost: 1.3 }, ' ×');
} finally {
  await browser.close();
  await desk.end();
}

async function edit(page: Page, from: number, goal: number): Promise<number> {
  let done = from;
  while (done < goal) {
    await page.keyboard.type(written);
    for (let count = 0; count < deleted; count += 1) await page.keyboard.press('Backspace');
    done += written.length + deleted;
    if (done % 10 !== 0) continue;
    await page.keyboard.press('Enter');
    done += 1;
  }
  return done;
}

/** What is left after garbage was collected. */
async function heapMegabytes(session: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
