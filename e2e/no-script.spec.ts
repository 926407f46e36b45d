import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('HD-01 HD-03 FT-02 FT-03 RT-08 without scripts the header links every topic, the footer is complete and a story reads whole', {
  tag: '@widths',
}, async ({ page, viewport }) => {
  const isWide = (viewport?.width ?? 0) >= 1024;
  await page.goto('/');
  await expect(page.locator('header a[href="/"]').first()).toBeVisible();
  for (const slug of ['laptops', 'robotics', 'developer', 'vpn', 'finance']) {
    await expect(page.locator(`header a[href="/topic/${slug}/"]`).first()).toBeAttached();
  }
  // The phone's menu is a popover and its sections are details: both open without a script.
  if (!isWide) await page.locator('header button[popovertarget]').first().click();
  const laptops = page.locator(
    'header a[href="/topic/laptops/"]:visible, [popover] a[href="/topic/laptops/"]:visible',
  );
  await expect(laptops).toHaveCount(0);
  await page.locator('summary:visible', { hasText: 'Tech' }).first().click();
  await expect(laptops.first()).toBeVisible();
  if (!isWide) return;

  for (const path of ['/topic/', '/pictures/', '/video/', '/about/', '/meet-the-team/', '/newsletters/'])
    await expect(page.locator(`footer a[href="${path}"]`).first()).toBeVisible();

  const story = await page.locator('main a[href^="/article/"]').first().getAttribute('href');
  await page.goto(story ?? '');
  await expect(page.locator('main h1')).toBeVisible();
  expect(await page.locator('article p').count()).toBeGreaterThan(4);
  await expect(page.locator('article img').first()).toBeVisible();
});
