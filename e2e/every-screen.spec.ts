// Every screen in both themes: it responds, fits the window, logs nothing and passes axe; `npm test` opens one screen of
// each template. The screens readers see most also at the width of a phone and of a desktop, read to the end without a
// layout shift. With `SCREENS_DIR` set (`npm run screens`) every screen is opened at all three widths, and photographed.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { allTag } from '#tools/test/suite.ts';
import { axeViolations, type Looks, rulesOf } from './axe.ts';
import { everyScreen, type Screen, sameTemplate, screenNames, storedFor } from './every-screen.ts';
import { expect, hydrated, readToTheEnd, testOnSharedPage as test } from './journey.ts';
import { expectStill, writeShifts } from './layout-shifts.ts';

const folder = process.env.SCREENS_DIR;
const mostSeen = new Set(['front page', 'article', 'topic', 'review', 'latest', 'author', 'not found']);
/** Those whose shifts `npm test` measures. */
const mostRead = new Set(['front page', 'article']);
/** Header and footer are the same on every screen: they are checked on those readers see most. */
const siteChrome = ['header[data-size]', '#footer'];

/** Reads to the end: the page does not move. */
async function expectNoShifts(page: Page) {
  await page.evaluate(writeShifts, true);
  await readToTheEnd(page);
  await expectStill(page);
}

/** True if a text of the page's head lies over the middle of its picture. */
const coversPicture = (page: Page) =>
  page
    .locator('main header')
    .first()
    .evaluate((head) => {
      const box = head.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return [...head.querySelectorAll('h1, p, nav')].some((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        return box.width === 0 || (left < x && x < right && top < y && y < bottom);
      });
    });

let screens: Screen[] = [];
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  screens = await everyScreen(request);
  await request.dispose();
});

// One after the other, in one worker: a text style that passed on one screen is not measured on the next. Which one that
// is never changes.
test.describe.configure({ mode: 'default' });
const passed: Looks = new Set();

interface Opening {
  name: string;
  title: string;
  tag: string[];
}

const openings: Opening[] = screenNames.flatMap((name) => {
  const all = (isInCore: boolean) => (isInCore ? [] : [allTag]);
  const atMainWidth = {
    name,
    title: `${name} passes axe in both themes and fits the window`,
    tag: ['@tablet', ...all(!sameTemplate.has(name))],
  };
  const atOthers = {
    name,
    title: `${name} passes axe on phones and desktops, and is read to its end without a shift`,
    tag: ['@widths', ...all(mostRead.has(name))],
  };
  return folder || mostSeen.has(name) ? [atMainWidth, atOthers] : [atMainWidth];
});

for (const { name, title, tag } of openings) {
  test(title, { tag }, async ({ page, problems }, { project }) => {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`no such screen: ${name}`);
    const isAtMainWidth = project.name === 'tablet' || folder;
    const without = name === 'front page' || !isAtMainWidth ? [] : siteChrome;
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    // The stories that follow have journeys of their own. Sandboxed iframes of ads have no storage.
    const oneStory = await page.addInitScript((stored) => {
      if (top !== window) return;
      localStorage.setItem('seamless', 'off');
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
    }, storedFor[name] ?? {});
    const response = await page.goto(screen.path);
    await oneStory.dispose();
    expect(response?.status()).toBe(screen.status);
    await hydrated(page);
    if (!isAtMainWidth) await expectNoShifts(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      'the page scrolls sideways',
    ).toBe(0);
    if (name === 'topic')
      expect(await coversPicture(page), 'text covers the subject of the picture').toBe(false);
    // Colors are the same at every width.
    for (const theme of isAtMainWidth ? (['light', 'dark'] as const) : (['light'] as const)) {
      await page.emulateMedia({ colorScheme: theme });
      expect(await axeViolations(page, { without, only: rulesOf[theme], passed }), theme).toEqual([]);
      if (folder) {
        await readToTheEnd(page);
        // Pictures further along a strip would wait to be scrolled to; those in closed menus are skipped.
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
        // A screenshot of the whole page includes bands that are laid out late.
        await page.evaluate(() => document.documentElement.toggleAttribute('data-whole', true));
        const file = `${name.replace(/\W+/g, '-').toLowerCase()}-${project.name}-${theme}.png`;
        await page.screenshot({ path: join(folder, file), fullPage: true });
      }
    }
    // The browser itself reports the status of an error page.
    if (screen.status !== 200) problems.length = 0;
  });
}
