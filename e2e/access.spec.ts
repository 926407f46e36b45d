// Every screen, both themes: no axe violation, nothing wider than the window, nothing that jumps.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, hydrated, screens, test } from './journey.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

for (const theme of ['light', 'dark'] as const) {
  for (const name of ['front door', 'article', 'topic', 'review', 'latest', 'author', 'not found'] as const) {
    test(`${name} in ${theme} passes axe and fits the window`, async ({ page, problems }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const address = (await screens(page))[name];
      await page.addInitScript(() => {
        // One story: those that follow have journeys of their own.
        localStorage.setItem('seamless', 'off');
        const shifts: number[] = [];
        (window as unknown as { shifts: number[] }).shifts = shifts;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput) shifts.push(entry.value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(address);
      await hydrated(page);
      // The swap of the first screen's letters counts; scrolling begins when the page is dressed.
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
          scrollTo(0, y);
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }
        scrollTo(0, 0);
      });
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, 'the page scrolls sideways').toBe(0);

      // Evaluated in the isolated tool context: the page's own policy forbids injected scripts.
      await page.evaluate(axeSource);
      const violations = await page.evaluate(async () => {
        const axe = (
          window as unknown as {
            axe: {
              run(
                options: object,
              ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
            };
          }
        ).axe;
        const result = await axe.run({
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        });
        return result.violations.flatMap((violation) =>
          violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 160)} ${node.failureSummary}`),
        );
      });
      expect(violations).toEqual([]);

      const shift = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      );
      expect(shift, 'the page jumped').toBeLessThan(0.02);
      problems.splice(0, problems.length, ...problems.filter((text) => !/404/.test(text)));
    });
  }
}

test('HD-16 the first Tab shows a way past the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveAttribute('href', /^#/);
  await expect(skip).toBeVisible();
});
