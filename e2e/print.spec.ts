import type { Page } from '@playwright/test';
import { readQr } from '#content/rules/qr/test/read-qr.ts';
import { expect, hydrated, test } from './journey.ts';
import { readPdf } from './read-pdf.ts';

const story = '/article/chip-shortage-over-power-shortage-starting/';

/** What the QR code of the page says. */
async function readCode(page: Page): Promise<string> {
  const code = page.locator('#print-end svg');
  const side = Number((await code.getAttribute('viewBox'))?.split(' ')[2]) - 8;
  const modules = Array.from({ length: side }, () => new Array<boolean>(side).fill(false));
  const path = (await code.locator('path').getAttribute('d')) ?? '';
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    modules[Number(y) - 4]?.fill(true, Number(x) - 4, Number(x) - 4 + Number(run));
  return readQr(modules);
}

test('ART-11 on paper there is the story with a masthead, its address and page numbers, and nothing else', async ({
  page,
  baseURL,
}) => {
  await page.goto(story);
  await hydrated(page);
  const url = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
  const head = page.locator('#print-head');
  const end = page.locator('#print-end');
  await expect(head).toBeHidden();
  await expect(end).toBeHidden();

  await test.step('what is printed, and what is not', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const printed of [head, end, page.locator('h1'), page.locator('article figure svg').first()])
      await expect(printed).toBeVisible();
    for (const left of [
      '[data-ad]',
      'header[data-print]',
      '#footer',
      '[data-share]',
      '[data-print="columns"] ~ aside',
      'form',
      'nav',
      'button',
      '[data-view="next-story"]',
      '[data-view="newsletter-box"]',
      '[data-view="seamless"]',
    ])
      await expect(page.locator(`${left}:visible`), left).toHaveCount(0);
    const text = page.locator('[data-print="columns"]').first();
    const look = await text.evaluate((element) => {
      const { columnCount } = getComputedStyle(element);
      const { fontFamily, color } = getComputedStyle(element.querySelector('p') ?? element);
      return { columnCount, isSerif: fontFamily.includes('Serif'), color };
    });
    expect(look).toEqual({ columnCount: '2', isSerif: true, color: 'rgb(8, 10, 18)' });
    // A time ago is wrong as soon as it is printed.
    await expect(page.locator('article time').first()).toHaveText(/\w+ \d{1,2}, \d{4}/);
    await expect(end).toContainText(url);
    expect(await readCode(page)).toBe(url);
    await page.emulateMedia({ media: null, colorScheme: null });
  });

  await test.step('after a navigation it is the address of the new page', async () => {
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/pictures/orrin-9-from-three-sides/';
      link.textContent = 'Pictures';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'Pictures', exact: true }).first().click();
    await expect(page).toHaveURL(`${baseURL}/pictures/orrin-9-from-three-sides/`);
    await expect(end).toContainText(page.url());
    expect(await readCode(page)).toBe(page.url());
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-plate]').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Read down' })).toBeHidden();
    await page.emulateMedia({ media: null });
  });
});

for (const { format, tag } of [
  { format: 'A4', tag: [] },
  { format: 'Letter', tag: ['@all'] },
])
  test(`ART-11 every page of ${format} has the address of the story and its number`, { tag }, async ({
    page,
  }) => {
    await page.goto(story);
    await hydrated(page);
    const url = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
    const pages = readPdf(await page.pdf({ format, preferCSSPageSize: true }));
    expect(pages.length).toBeGreaterThan(2);
    const address = url.replace('http://', '');
    // Spaces are distances between characters: the text is compared without them.
    const plain = pages.map((text) => text.replace(/\s+/g, ''));
    plain.forEach((text, index) => {
      expect(text, `page ${index + 1}`).toContain(address);
      expect(text).toContain(`${index + 1}of${pages.length}`);
      expect(text).not.toContain('Advertisement');
    });
    expect(plain[0]).toContain('Technology,measured.');
    expect(plain.at(-1)).toContain('Readitonline');
  });
