// Without a connection: stories read before open, other pages show the offline page.
import type { Page } from '@playwright/test';
import { expect, firstStory, hydrated, storiesOn, test } from './journey.ts';

test.use({ serviceWorkers: 'allow' });

const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('neutron-stories');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

test('NV-11 NV-12 a story once read opens without a connection; other pages offer the cached ones', async ({
  page,
  context,
  problems,
  request,
}) => {
  const worker = await request.get('/service-worker.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-type']).toContain('javascript');

  // The first page installs the worker, which caches stories from then on.
  await page.goto('/');
  const story = await firstStory(page);
  await page.goto(story);
  await hydrated(page);
  const headline = (await page.locator('main h1').first().textContent()) ?? '';
  await expect.poll(() => cachedPaths(page)).toContain(story);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const registered = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  expect(registered).toMatch(/\/service-worker\.js$/);

  await context.setOffline(true);
  await page.goto(story);
  await expect(page.locator('main h1').first()).toHaveText(headline);
  await hydrated(page);

  await page.goto('/topic/energy/');
  await expect(page.getByRole('heading', { name: 'You are offline.' })).toBeVisible();
  await hydrated(page);
  const shelf = page.getByRole('navigation', { name: 'Saved on this device' });
  await expect(shelf.getByRole('link')).toHaveCount(1);
  await shelf.getByRole('link').click();
  await expect(page.locator('main h1').first()).toHaveText(headline);

  // A link on an open page leads to the same result.
  await hydrated(page);
  await page.locator('main nav a[href^="/topic/"]').first().click();
  await expect(page.getByRole('heading', { name: 'You are offline.' })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline.' })).toBeHidden();

  await test.step('a saved story is kept on this device by a press', async () => {
    const other = (await storiesOn(page, '/')).find((path) => path !== story) ?? '';
    await page.evaluate((url) => {
      localStorage.setItem('neutron:1:saved', JSON.stringify([{ url, title: 'Saved for later', at: 1 }]));
    }, other);
    await page.goto('/saved/');
    await page.getByRole('button', { name: /^Keep offline/ }).click();
    await expect(page.locator('main').getByText('On this device', { exact: true })).toBeVisible();
    expect(await cachedPaths(page)).toContain(other);
  });

  const held = await page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname);
    return urls;
  });
  expect(held.filter((path) => path.startsWith('/api/'))).toEqual([]);
  problems.splice(0);
});
