import type { Page } from '@playwright/test';

/**
 * Lets fonts come only after the page was painted without them. Gives back what waits for that and for them, and tells
 * how far the page moved by then.
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
      // Two frames later everything that moved has been written down.
      for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
      return (window as unknown as { moved: { sum: number } }).moved.sum;
    });
  };
}
