import type { Page } from '@playwright/test';
import { storageUses } from '#app/consent/storage-uses.ts';
import { axeViolations } from './axe.ts';
import { everyCombination, pairwise } from './consent-matrix.ts';
import { expect, hydrated, test } from './journey.ts';
import { keptNames, optionalCategories, plantProbes, settled } from './probe-tags.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy choices' });
const groups = (page: Page) => page.evaluate(() => window.OnetrustActiveGroups);
const isNamed = (names: readonly string[], key: string) =>
  names.some((name) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name));

async function openSettings(page: Page) {
  await page.locator('footer').getByRole('link', { name: 'Cookie Settings' }).click();
  return page.getByRole('dialog', { name: 'Cookie settings' });
}

const combinations = process.env.CONSENT_MATRIX === 'full' ? everyCombination() : pairwise();
for (const { path, allowed, isGpc } of combinations) {
  const words = [...allowed, ...(isGpc ? ['and do-not-sell'] : [])].join(' ') || 'nothing';
  test.describe(`on ${path} with ${words}`, { tag: '@wide' }, () => {
    test.use({ consent: ['C0001', ...allowed], extraHTTPHeaders: isGpc ? { 'Sec-GPC': '1' } : {} });
    test(`CN-02 CN-12 CN-13 AN-21 only what was allowed is asked for or kept: ${path} ${words}`, async ({
      page,
    }) => {
      if (isGpc)
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
        });
      const { ran, strangers } = await plantProbes(page);
      const may = allowed.filter((id) => !(isGpc && id === 'C0004'));
      await page.goto(path);
      await settled(page, may);
      expect([...ran].sort()).toEqual([...may].sort());
      expect(strangers).toEqual([]);
      const kept = await keptNames(page);
      for (const id of optionalCategories.filter((category) => !may.includes(category))) {
        const { cookies, local, session } = storageUses[id];
        const names = [...cookies, ...local, ...session, `probe_${id}`];
        expect(kept.filter((key) => isNamed(names, key))).toEqual([]);
      }
    });
  });
}

test.describe('a reader who was never asked', { tag: '@wide' }, () => {
  test.use({ consent: 'none' });

  test('CN-02 CN-03 CN-11 FT-10 is asked, chooses, is remembered, and takes it back', async ({ page }) => {
    // What is still fading in has not its colors yet.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { ran } = await plantProbes(page);
    await page.addInitScript(() => {
      const seen = window as unknown as { shift: number };
      seen.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/latest/');
    await expect(banner(page)).toBeVisible();
    expect(await groups(page)).toBe(',C0001,');
    expect(ran).toEqual([]);
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => !isNamed(storageUses.C0001.cookies, name))).toEqual([]);
    expect(cookies).not.toContain('OptanonConsent');
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(
      0.002,
    );
    // The question comes before the link that skips to the story; axe knows such links only as the first of a page.
    expect(await axeViolations(page, { without: ['a[href="#main"]'] })).toEqual([]);

    // No is as near as yes: the same size, side by side, and reached by the next key.
    const accept = page.getByRole('button', { name: 'Accept all' });
    const reject = page.getByRole('button', { name: 'Reject all' });
    const [yes, no] = [await accept.boundingBox(), await reject.boundingBox()];
    expect(yes?.y).toBe(no?.y);
    expect(Math.abs((yes?.width ?? 0) - (no?.width ?? 1))).toBeLessThan(20);
    expect(await accept.getAttribute('class')).toBe(await reject.getAttribute('class'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(accept).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(reject).toBeFocused();

    // It stands in nobody's way.
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

    await page.getByRole('button', { name: 'Choose' }).click();
    const settings = page.getByRole('dialog', { name: 'Cookie settings' });
    for (const name of ['Performance', 'Functional', 'Targeting', 'Social media'])
      await expect(settings.getByRole('switch', { name })).not.toBeChecked();
    expect(await axeViolations(page, { part: 'dialog' })).toEqual([]);
    await settings.getByRole('switch', { name: 'Performance' }).check();
    await settings.getByRole('button', { name: 'Save my choices' }).click();
    await expect(settings).toHaveCount(0);
    await expect(banner(page)).toHaveCount(0);
    await settled(page, ['C0002']);
    expect(ran).toEqual(['C0002']);
    expect(await keptNames(page)).toContain('probe_C0002');

    await page.reload();
    await settled(page, ['C0002']);
    await expect(banner(page)).toHaveCount(0);

    // The page begins anew without what was withdrawn.
    const again = await openSettings(page);
    await expect(again.getByRole('switch', { name: 'Performance' })).toBeChecked();
    const reloaded = page.waitForEvent('load');
    await again.getByRole('button', { name: 'Reject all' }).click();
    await reloaded;
    await settled(page, []);
    expect(await groups(page)).toBe(',C0001,');
    expect(ran).toEqual(['C0002', 'C0002']);
  });

  test('CN-11 CN-12 says no by the link of the page for California, and the IAB is told', async ({
    page,
  }) => {
    await page.context().addCookies([{ name: 'geo', value: 'US-CA', url: 'http://127.0.0.1' }]);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/do-not-sell-or-share-my-personal-information/');
    await expect(banner(page)).toBeVisible();
    expect(await groups(page)).toBe(',C0001,C0002,C0003,C0004,C0005,');
    expect(asked).not.toContain('/consent/iab.js');
    await page.locator('main').getByRole('link', { name: 'Do not sell or share' }).click();
    const settings = page.getByRole('dialog', { name: 'Cookie settings' });
    await expect(settings.getByRole('switch', { name: 'Targeting' })).not.toBeChecked();
    await expect(settings.getByRole('switch', { name: 'Performance' })).toBeChecked();
    const told = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const { __gpp, __tcfapi } = window as unknown as Record<string, (...call: unknown[]) => void>;
          __gpp?.('addEventListener', (event: { eventName: string; data: unknown }) => {
            if (event.eventName !== 'signalStatus' || event.data !== 'ready') return;
            __gpp(
              'getSection',
              (usnat: object) => {
                __tcfapi?.('addEventListener', 2, (tc: { gdprApplies: boolean }) =>
                  resolve({ usnat, gdprApplies: tc.gdprApplies }),
                );
              },
              'usnat',
            );
          });
        }),
    );
    expect(told).toMatchObject({ gdprApplies: false });
    expect(JSON.stringify(told)).toContain('"SaleOptOut":1');
    expect(asked).toContain('/consent/iab.js');
  });

  test('CN-02 ER-28 without the platform the page is whole, and nothing optional runs', async ({
    page,
    problems,
  }) => {
    const { ran } = await plantProbes(page);
    await page.route('**/consent/sdk.js', (route) => route.abort());
    await page.goto('/latest/');
    await hydrated(page);
    await expect
      .poll(() => problems.some((text) => text.includes('Loading of script consent failed')))
      .toBe(true);
    const settings = await openSettings(page);
    await expect(settings).toContainText('Your choices cannot be changed right now');
    expect(ran).toEqual([]);
    problems.length = 0;
  });
});

test.describe('a cookie that nobody of us wrote', { tag: '@wide' }, () => {
  test.use({ consent: 'none' });
  test('CN-11 is no answer', async ({ page }) => {
    const url = 'http://127.0.0.1';
    await page.context().addCookies([
      { name: 'OptanonConsent', value: 'groups=C0001%3A1%2CC0002%3A1%2CC0003%3A1%2CC0004%3A1', url },
      { name: 'OptanonAlertBoxClosed', value: '2026-11-01T00:00:00Z', url },
    ]);
    const { ran } = await plantProbes(page);
    await page.goto('/latest/');
    await expect(banner(page)).toBeVisible();
    expect(ran).toEqual([]);
  });
});
