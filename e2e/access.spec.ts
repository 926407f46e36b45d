// The screens readers see most, at the width of a phone and of a desk: no axe violation, nothing wider than the window,
// nothing that jumps while it is read from top to end. Every screen at the width between is in every-screen.spec.ts.
import { axeViolations } from './axe.ts';
import { expect, hydrated, readToTheEnd, screens, test } from './journey.ts';
import { expectStill, writeShifts } from './layout-shifts.ts';

const names = ['front page', 'article', 'topic', 'review', 'latest', 'author', 'not found'] as const;

for (const name of names) {
  test(`${name} passes axe, fits the window and stands still`, { tag: '@widths' }, async ({
    page,
    problems,
  }) => {
    const address = (await screens(page))[name];
    await page.addInitScript(() => {
      // One story: those that follow have journeys of their own.
      // Ads are caged in frames that may keep nothing.
      if (top === window) localStorage.setItem('seamless', 'off');
    });
    await page.addInitScript(writeShifts);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(address);
    await hydrated(page);
    await readToTheEnd(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      'the page scrolls sideways',
    ).toBe(0);
    // Colors are the same at every width: every-screen.spec.ts looks at those of both themes.
    expect(await axeViolations(page)).toEqual([]);
    await expectStill(page);
    problems.splice(0, problems.length, ...problems.filter((text) => !/404/.test(text)));
  });
}

test('HD-16 the first Tab shows a way past the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveAttribute('href', /^#/);
  await expect(skip).toBeVisible();
});
