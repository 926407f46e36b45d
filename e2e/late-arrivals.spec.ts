// What arrives late must neither move the page nor lose what the reader did before.
import { expect, hydrated, storyOfNoReport, test } from './journey.ts';
import { lateFonts } from './late-fonts.ts';

const screens = ['/', storyOfNoReport, '/in-depth/', '/deals/'];

test('fonts that come late move neither the front page, a story, nor an index @phone', async ({ page }) => {
  for (const path of screens)
    await test.step(path, async () => {
      const moved = await lateFonts(page);
      await page.goto(path, { waitUntil: 'commit' });
      expect(await moved(), 'the page moved when its fonts came').toBeLessThanOrEqual(0.002);
      await page.unrouteAll();
    });
});

const forms = [
  '/in-depth/innovation/battery-made-of-rust-backs-up-a-town/',
  '/collection/the-power-bill/',
  '/article/what-a-token-is-and-why-you-pay-for-it/',
  '/article/data-center-vote-live/',
  '/pictures/inside-the-rust-battery/',
  '/deals/',
  '/reviews/',
  '/how-to/',
];

test('every form fits a window of 320 px where fonts never arrive', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route('**/*.woff2', () => {});
  for (const path of forms)
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const { wide, cut } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        // Rows that scroll by themselves, such as chapters, may be wider.
        cut: [...document.querySelectorAll('main :is(h1, h2, h3, p)')]
          .filter((text) => text.checkVisibility() && text.getBoundingClientRect().right > innerWidth + 1)
          .map((text) => text.textContent),
      }));
      expect(wide, 'the page scrolls sideways').toBe(0);
      expect(cut, 'texts are cut off').toEqual([]);
    });
});

test('a story saved before its code has loaded is saved, and at 200 % the headline is on the first screen', {
  tag: '@all',
}, async ({ page }) => {
  // A window of 1440 by 900 at 200 %.
  await page.setViewportSize({ width: 720, height: 450 });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(storyOfNoReport, { waitUntil: 'commit' });
  await expect(page.locator('h1').first()).toBeInViewport();
  const save = page.locator('[data-save]:visible').first();
  await save.click();
  release();
  await hydrated(page);
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'See your list' })).toBeVisible();
});
