// Every screen in both themes: it answers, fits the window, logs nothing and passes axe. With `SCREENS_DIR` set (`npm run
// screens`) at all three widths, and each is photographed.
import { join } from 'node:path';
import { axeViolations, rulesOf } from './axe.ts';
import { everyScreen, type Screen, screenNames } from './every-screen.ts';
import { expect, hydrated, readToTheEnd, testOnSharedPage as test } from './journey.ts';

const folder = process.env.SCREENS_DIR;
const widths = folder ? ['@widths', '@tablet'] : ['@tablet'];
/** Header and footer are the same on every screen: access.spec.ts and the first one look at them. */
const frame = ['header[data-size]', '#footer'];

let screens: Screen[] = [];
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  screens = await everyScreen(request);
  await request.dispose();
});

for (const name of screenNames) {
  test(`${name} holds in both themes`, { tag: widths }, async ({ page, problems }, { project }) => {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`no such screen: ${name}`);
    const without = name === 'front page' ? [] : frame;
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const answer = await page.goto(screen.path);
    expect(answer?.status()).toBe(screen.status);
    await hydrated(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      'the page scrolls sideways',
    ).toBe(0);
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      expect(await axeViolations(page, { without, only: rulesOf[theme] }), theme).toEqual([]);
      if (folder) {
        await readToTheEnd(page);
        // Those further along a strip would wait for ever to be scrolled to; those in closed menus are not asked.
        await page.evaluate(() =>
          Promise.all(
            [...document.images]
              .filter((image) => image.checkVisibility())
              .map((image) => {
                image.loading = 'eager';
                return image.decode().catch(() => undefined);
              }),
          ),
        );
        // A picture of the whole page shows also what waits until a reader comes near.
        await page.evaluate(() => document.documentElement.toggleAttribute('data-whole', true));
        const file = `${name.replace(/\W+/g, '-').toLowerCase()}-${project.name}-${theme}.png`;
        await page.screenshot({ path: join(folder, file), fullPage: true });
      }
    }
    // The browser itself reports the status of an error page.
    if (screen.status !== 200) problems.length = 0;
  });
}
