// A page whose time advances only when a test says so.
import { expect, type Page } from '@playwright/test';

/** Advances the page's clock step by step until a condition holds; returns by how much. */
export async function advanceUntil(page: Page, isSo: () => Promise<boolean>, step = 50): Promise<number> {
  let turned = 0;
  await expect
    .poll(
      async () => {
        await page.clock.runFor(step);
        turned += step;
        return isSo();
      },
      { intervals: [20], timeout: 20_000 },
    )
    .toBe(true);
  return turned;
}

/** Stops the page's clock. Not so far ahead that what is loading would count as late. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 3000));
}
