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

test('a story saved before its code has loaded is saved, and at 200 % the headline is on the first screen', async ({
  page,
}) => {
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
