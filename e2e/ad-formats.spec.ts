// Omnibar, sticky banner, interstitial, auctions and competitive separation with the shipped configuration, ad script and
// ad server. They are enabled in the section Gaming.
import type { Page, Request, Response } from '@playwright/test';
import type { AdAnswer, AdRequest } from '#services/ads/wire.ts';
import { axeViolations } from './axe.ts';
import { expect, firstStory, hydrated, readToTheEnd, test } from './journey.ts';
import { advanceUntil, stopClock } from './page-clock.ts';

const section = '/topic/gaming/';
const banner = (page: Page, name: string) => page.locator(`[data-banner="${name}"]`);
const isTo = (request: Request, path: string) => new URL(request.url()).pathname === path;

test('AD-17 AD-22 AD-45 AD-50 AD-52 EN-63 FF-04 in Gaming the omnibar shifts the page for three seconds, the interstitial waits for the next page of the section, the sticky banner collapses @wide', {
  tag: '@all',
}, async ({ page }) => {
  await page.clock.install();
  await stopClock(page);
  await page.goto(section);
  const omnibar = banner(page, 'omnibar');
  const padding = () => page.evaluate(() => document.body.style.paddingTop);
  const top = () =>
    page
      .locator('header')
      .first()
      .evaluate((header) => header.getBoundingClientRect().top);
  const before = await top();
  await advanceUntil(page, async () => (await padding()) === '90px', 200);
  await expect(omnibar).toHaveClass(/is-top/);
  expect((await omnibar.boundingBox())?.height).toBe(90);
  expect(await top()).toBe(before + 90);
  for (const name of ['data-slot-name', 'data-instance', 'data-div-id', 'data-disabled', 'data-cap'])
    await expect(omnibar).toHaveAttribute(name, /./);
  // The first thing the keyboard reaches, as it is the first on the screen.
  await page.keyboard.press('Tab');
  await expect(omnibar.getByRole('button', { name: 'Close advertisement' })).toBeFocused();
  // It may have loaded anywhere in the last step of the clock.
  await page.clock.runFor(2700);
  expect(await padding()).toBe('90px');
  await page.clock.runFor(300);
  expect(await padding()).toBe('');
  await expect(omnibar).toBeHidden();

  const interstitial = banner(page, 'interstitial');
  const dialog = page.getByRole('dialog', { name: 'Advertisement' });
  await advanceUntil(page, async () => (await interstitial.getAttribute('data-phase')) === 'ready', 200);
  // The front page has ads, and no interstitial.
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('[data-skybox="front"]')).toBeAttached();
  await page.clock.runFor(1000);
  await expect(interstitial).toHaveAttribute('data-phase', 'ready');
  // A page about health has no ads at all.
  await page
    .locator('a[href="/topic/health/"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL('/topic/health/');
  await expect(page.locator('[data-skybox], main [data-ad]')).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(interstitial).toHaveAttribute('data-phase', 'ready');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await advanceUntil(page, () => dialog.isVisible());
  await page.clock.resume();
  await expect(page).toHaveURL(section);
  await expect(dialog.getByRole('button', { name: 'Close advertisement' })).toBeFocused();
  expect(await axeViolations(page, { part: '[data-banner="interstitial"]', without: ['iframe'] })).toEqual(
    [],
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(interstitial).toHaveAttribute('data-phase', 'closed');

  await page.locator('main a[href^="/article/"]').first().click();
  await expect(page).toHaveURL(/\/article\//);
  const sticky = banner(page, 'sticky-banner');
  // Hidden until its ad has loaded.
  await expect(sticky).toHaveClass(/is-hidden/);
  await expect(sticky).toHaveClass(/is-fixed/);
  expect(await axeViolations(page, { part: '[data-banner="sticky-banner"]', without: ['iframe'] })).toEqual(
    [],
  );
  const press = async (name: string) => {
    await sticky.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  await press('Hide advertisement');
  await expect(sticky).toHaveClass(/is-collapsed/);
  await press('Show advertisement');
  await expect(sticky).toHaveClass(/is-expanded/);
  await press('Close advertisement');
  await expect(sticky).toHaveClass(/is-closed/);
  await expect(sticky).toBeHidden();
});

test('AD-18 AD-19 AD-20 AD-22 AD-45 on a phone the omnibar is closed by its button and hidden by 6x6; the sticky banner rests at the end of the page @phone', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(section);
  const omnibar = banner(page, 'omnibar');
  await expect(omnibar).toBeVisible();
  await expect(omnibar).toHaveClass(/is-bottom/);
  await expect(omnibar.locator('iframe')).toHaveAttribute('width', '320');
  const close = omnibar.getByRole('button', { name: 'Close advertisement' });
  const box = await close.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(await axeViolations(page, { part: '[data-banner="omnibar"]', without: ['iframe'] })).toEqual([]);
  await close.click();
  await expect(omnibar).toBeHidden();
  await expect(omnibar).toHaveAttribute('data-phase', 'closed');

  await page.goto(`${section}2/`);
  await expect(omnibar).toHaveAttribute('data-phase', 'hidden');
  await expect(omnibar).toBeHidden();

  await page.goto('/article/how-to-set-up-a-console-for-a-young-child/');
  const sticky = banner(page, 'sticky-banner');
  await expect(sticky).toHaveClass(/is-fixed/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  // Stories that follow move the end of the page until none is left; the End key reaches it.
  await expect
    .poll(async () => {
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      return sticky.getAttribute('class');
    })
    .toMatch(/is-rendered/);

  // At a tablet's width the tablet's ad is shown, completely.
  await page.setViewportSize({ width: 768, height: 1024 });
  const frame = sticky.locator('iframe');
  await expect(frame).toHaveAttribute('width', '728');
  expect(await frame.evaluate((ad) => ad.closest('aside > div')?.clientWidth)).toBe(728);
});

test('AD-07 AD-54 in Gaming every ad is auctioned before it is requested, and the winner is shown; elsewhere there is no auction @wide', {
  tag: '@all',
}, async ({ page }) => {
  const requests: { path: string; request: AdRequest }[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/ads/auction.js') scripts.push(new URL(page.url()).pathname);
    if (/^\/ads\/v1\/(bids|slots)$/.test(pathname))
      requests.push({ path: pathname, request: request.postDataJSON() });
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  const won = () =>
    requests.flatMap(({ path, request }, index) =>
      path === '/ads/v1/slots'
        ? request.slots.filter(({ targeting }) => targeting.hb_adid).map((slot) => ({ slot, index }))
        : [],
    );
  // A bid that a busy machine answers too late loses its auction; the next visit has another.
  await expect(async () => {
    requests.length = 0;
    await page.goto(section);
    await hydrated(page);
    const count = async () => {
      await readToTheEnd(page);
      return won().length;
    };
    await expect.poll(count, { timeout: 5000 }).toBeGreaterThan(0);
  }).toPass();
  const [{ slot, index } = { slot: undefined, index: 0 }] = won();
  expect(slot?.targeting).toMatchObject({ hb_bidder: ['house'], hb_crid: [expect.stringMatching(/^\d+$/)] });
  // The ids were assigned and the bids were in before the request for ads.
  const bids = requests.slice(0, index).filter(({ path }) => path === '/ads/v1/bids');
  expect(bids.flatMap(({ request }) => request.slots.map(({ unit }) => unit))).toContain(slot?.unit);
  // Without consent neither request has data about the reader.
  for (const { request } of requests) expect(Object.keys(request.targeting)).not.toContain('vguid');
  const frame = page.frameLocator(`[id="${slot?.id}"] iframe`);
  await expect(frame.getByRole('heading')).toHaveText(/Heat the room|Forty cabinets/);
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');

  scripts.length = 0;
  requests.length = 0;
  await page.goto('/latest/');
  await hydrated(page);
  await readToTheEnd(page);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  expect(requests.filter(({ path }) => path === '/ads/v1/bids')).toEqual([]);
  expect(scripts).toEqual([]);
});

test('AD-54 a list and an article show every campaign once, whenever their ads come close to the viewport @wide', {
  tag: '@all',
}, async ({ page }) => {
  const given: { view: string; campaign: number; advertiser: number }[] = [];
  let batches = 0;
  page.on('response', async (response: Response) => {
    if (!isTo(response.request(), '/ads/v1/slots')) return;
    const request: AdRequest = response.request().postDataJSON();
    const answer = (await response.json()) as AdAnswer;
    batches += 1;
    for (const [index, slot] of answer.slots.entries()) {
      const cid = request.slots[index]?.targeting.cid?.[0] ?? '';
      if (!slot.isEmpty)
        given.push({
          view: `${request.correlator} ${cid}`,
          campaign: slot.campaignId,
          advertiser: slot.advertiserId,
        });
    }
  });
  for (const path of ['/latest/', await firstStory(page)]) {
    batches = 0;
    await page.goto(path);
    await hydrated(page);
    await expect
      .poll(async () => {
        await readToTheEnd(page);
        return batches;
      })
      .toBeGreaterThan(1);
  }
  expect(given.length).toBeGreaterThan(4);
  for (const [view, ads] of Map.groupBy(given, (ad) => ad.view)) {
    const campaigns = ads.map(({ campaign }) => campaign);
    expect(new Set(campaigns).size, view).toBe(campaigns.length);
    const advertisers = ads.map(({ advertiser }) => advertiser).filter((id) => id !== 1);
    expect(new Set(advertisers).size, view).toBe(advertisers.length);
  }
});
