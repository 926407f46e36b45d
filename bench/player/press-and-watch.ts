import type { Browser } from 'playwright-core';
import { allCategories, writeAnswer } from '#content/rules/consent/consent-cookies.ts';

export interface Watched {
  /** From the click until a frame of the video is visible. */
  milliseconds: number;
  /** Layout shift meanwhile. */
  shift: number;
}

/** Consent was decided before: the banner would cover the page. */
function answeredCookies(url: string) {
  const answer = { allowed: allCategories, at: new Date(), isGpc: false, consentId: 'bench', count: 1 };
  return Object.entries(writeAnswer(answer, {})).map(([name, value]) => ({ name, value, url }));
}

/** A new reader opens a page, waits until it is idle, and presses play. */
export async function pressAndWatch(browser: Browser, address: string): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addCookies(answeredCookies(address));
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForFunction(() => document.documentElement.dataset.idleCode === 'ready');
    const button = page.getByRole('button', { name: /^Play video/ });
    const box = await button.boundingBox();
    if (!box) throw new Error(`${address} has no play button`);
    const watching = page.evaluate(
      () =>
        new Promise<Watched>((resolve) => {
          let shift = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift' });
          let pressed = 0;
          addEventListener(
            'pointerdown',
            ({ timeStamp }) => {
              pressed = timeStamp;
            },
            true,
          );
          const video = document.querySelector('video');
          video?.requestVideoFrameCallback(() => {
            const look = (now: number) => {
              // The poster covers the video until it has started.
              if (document.querySelector('[data-starting]')) return void requestAnimationFrame(look);
              return setTimeout(() => resolve({ milliseconds: now - pressed, shift }), 300);
            };
            look(performance.now());
          });
        }),
    );
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.up();
    return await watching;
  } finally {
    await context.close();
  }
}
