// One slot for each ad network, filled by the embedded scripts that stand in for the products.
import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { expect, hydrated, testOnSharedPage as test } from './journey.ts';

const placements = [
  { network: 'adsense', path: '/latest/', place: 'bottom', advertiser: 'Marlow' },
  { network: 'taboola', path: '/news/', place: 'list', advertiser: 'Fernhill' },
  { network: 'media-net', path: '/meet-the-team/priya-raman/', place: 'bottom', advertiser: 'Ledgerline' },
  {
    network: 'amazon-native',
    path: '/collection/the-quiet-house/',
    place: 'bottom',
    advertiser: 'Corner Stock',
  },
] as const;

/** A display network and a native one; `npm run test:all` opens the pages of the others too. */
const runs = [
  { names: 'the display network and a native one', chosen: placements.slice(0, 2), tag: [] },
  { names: 'the other networks', chosen: placements.slice(2), tag: ['@all'] },
];

/** Paths of network scripts, and the networks ads were requested for. */
function watchRequests(page: Page) {
  const scripts: string[] = [];
  const networks: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/ads/networks/')) scripts.push(pathname);
    if (pathname !== '/ads/v1/slots') return;
    const { network } = request.postDataJSON() as { network?: string };
    if (network) networks.push(network);
  });
  return { scripts, networks };
}

const unitOf = (page: Page, place: string) => page.locator(`[data-ad="${place}"]`);

test.describe('with consent', () => {
  test.use({ consent: 'accepted' });

  for (const { names, chosen, tag } of runs)
    test(`AD-01 AD-54 AD-55 ${names} fill their slots, in a sandbox and without a shift`, { tag }, async ({
      page,
    }) => {
      const { scripts, networks } = watchRequests(page);
      for (const { network, path, place, advertiser } of chosen) {
        await page.goto(path);
        await hydrated(page);
        const unit = unitOf(page, place).first();
        const box = unit.locator('[data-ad-box]');
        const reserved = await box.boundingBox();
        await unit.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await expect(unit, network).toHaveAttribute('data-ad-state', 'rendered');
        await expect(unit).toContainText('Advertisement');
        const frame = unit.locator('iframe');
        await expect(frame).toHaveAttribute('title', 'Advertisement');
        expect(await frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
        await expect(unit.frameLocator('iframe').locator('body')).toContainText(advertiser);
        const filled = await box.boundingBox();
        expect([filled?.width, filled?.height], network).toEqual([reserved?.width, reserved?.height]);
        expect(await axeViolations(page, { part: `[data-ad="${place}"]` }), network).toEqual([]);
        if (network === 'taboola') await expect(unitOf(page, place).last()).toHaveAttribute('data-cap', '1');
        // Every other slot of the page is filled by the publisher tag.
        expect([...new Set(networks.splice(0))]).toEqual([network]);
      }
      expect([...new Set(scripts)].length).toBe(chosen.length);
    });

  test('AD-14 on a tablet the last native ad is capped at 99 @wide', { tag: '@all' }, async ({ page }) => {
    // Each further native ad of a page is one too many, but the last one of a tablet.
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto('/news/');
    await hydrated(page);
    const native = unitOf(page, 'list');
    await expect(native.first()).toHaveAttribute('data-cap', '1');
    await expect(native.last()).toHaveAttribute('data-cap', '99');
    await native.last().evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(native.last()).toHaveAttribute('data-ad-state', 'rendered');
    // One page view: the second placement has another advertiser than the first.
    await expect(native.last().frameLocator('iframe').locator('body')).toContainText('Oakline');
  });

  test('AD-01 AD-32 a placement without an ad collapses, whether its network reports it or renders nothing @wide', {
    tag: '@all',
  }, async ({ page }) => {
    const { networks } = watchRequests(page);
    for (const { network, path, place } of placements.slice(0, 2)) {
      await page.goto(`${path}?adTargeting_house_fill=never`);
      await hydrated(page);
      const unit = unitOf(page, place).first();
      await unit.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expect.poll(() => networks, network).toContain(network);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(unit, network).toHaveAttribute('data-ad-state', 'collapsed');
      await expect(unit).toBeHidden();
    }
  });
});

for (const { names, chosen } of runs)
  test(`AD-01 CN-02 without consent ${names} are neither loaded nor requested, and their slots fold`, {
    tag: '@all',
  }, async ({ page }) => {
    const { scripts, networks } = watchRequests(page);
    for (const { path, place, network } of chosen) {
      await page.goto(path);
      await hydrated(page);
      const unit = unitOf(page, place).first();
      await unit.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expect(unit, network).toHaveAttribute('data-ad-state', /blank|collapsed/);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(unit).toHaveAttribute('data-ad-state', 'collapsed');
    }
    expect([scripts, networks]).toEqual([[], []]);
  });
