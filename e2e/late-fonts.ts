import type { Page } from '@playwright/test';

/**
 * Delays fonts until the page was painted without them. Returns a function that waits for both and returns the sum of
 * layout shifts.
 */
export async function lateFonts(page: Page): Promise<() => Promise<number>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    await page.waitForLoadState('load');
    return page.evaluate(async () => {
      await document.fonts.ready;
      // After two animation frames every shift has been recorded.
      for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
      return (window as unknown as { moved: { sum: number } }).moved.sum;
    });
  };
}
