// What others hang into the consent platform, by the names of the product it stands in for.
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

test.use({ consent: 'none' });

interface Hooked {
  came: string[];
  OneTrust: {
    InsertScript: (...asked: unknown[]) => void;
    InsertHtml: (...asked: unknown[]) => void;
    AllowAll: () => void;
  };
}
const came = (page: Page) => page.evaluate(() => (window as unknown as Hooked).came);

test('CN-11 CN-03 scripts and markup that wait for leave come with it, once @wide', async ({ page }) => {
  const own = (category: string) =>
    `<script type="text/plain" class="optanon-category-${category}">came.push('${category}')</script>`;
  // A page of the looser profile, with scripts of its own that wait.
  await page.route('**/latest/', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    const body = (await response.text()).replace(
      '</body>',
      `${own('C0002')}${own('C0002-C0004')}<div id="place"></div><button class="ot-sdk-show-settings">Mine</button></body>`,
    );
    await route.fulfill({ response, headers, body });
  });
  await page.route('**/waits.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "came.push('inserted')" }),
  );
  await page.addInitScript(() => {
    (window as unknown as Hooked).came = [];
  });
  await page.goto('/latest/');
  await expect(page.getByRole('region', { name: 'Your privacy choices' })).toBeVisible();
  await page.evaluate(() => {
    const { OneTrust, came: list } = window as unknown as Hooked;
    OneTrust.InsertScript('/waits.js', 'head', () => list.push('loaded'), null, 'C0004', true);
    OneTrust.InsertHtml('<p>Markup that waited</p>', 'place', () => list.push('markup'), null, 'C0003');
  });
  await page.getByText('Mine', { exact: true }).press('Enter');
  const settings = page.getByRole('dialog', { name: 'Cookie settings' });
  await settings.getByRole('switch', { name: 'Performance' }).check();
  await settings.getByRole('button', { name: 'Save my choices' }).click();
  await expect.poll(() => came(page)).toEqual(['C0002']);
  await page.evaluate(() => (window as unknown as Hooked).OneTrust.AllowAll());
  await expect
    .poll(async () => (await came(page)).toSorted())
    .toEqual(['C0002', 'C0002-C0004', 'inserted', 'loaded', 'markup']);
  await expect(page.locator('#place p')).toHaveText('Markup that waited');
});
