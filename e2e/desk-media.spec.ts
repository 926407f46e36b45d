// The library of pictures at the desk.
import sharp from 'sharp';
import type { PictureCounts } from '#content/entities/library-picture.ts';
import { largePng } from '#services/images/testing/originals.ts';
import { expectNoViolations } from './axe.ts';
import { expectNoViolationsInAll } from './desk-axe.ts';
import { expect } from './journey.ts';
import { desktopAndPhone, tabletInAll, deskTest as test } from './newsroom.ts';

/** Noise does not compress: several parts of an upload with few pixels. It is another picture each time. */
const noise = (width: number) =>
  sharp({
    create: {
      width,
      height: 800,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

test('an upload goes on after the connection and the page are gone', async ({ page, problems, staff }) => {
  const file = `${staff.name}.png`;
  const offsets: string[] = [];
  let isConnected = false;
  await page.goto('/desk/media/');
  await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('link').first()).toBeVisible();
  await page.route('**/resumable/*', async (route) => {
    const request = route.request();
    const offset = request.headers()['upload-offset'] ?? '';
    if (request.method() !== 'PATCH') return route.continue();
    if (!isConnected && offset !== '0') return route.abort('connectionreset');
    if (isConnected) offsets.push(offset);
    return route.continue();
  });
  const buffer = await noise(1000);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([
      { name: file, mimeType: 'image/png', buffer },
      { name: 'photo.heic', mimeType: 'image/heic', buffer: Buffer.from('heic') },
      { name: 'vast.png', mimeType: 'image/png', buffer: largePng(25_000, 20_000) },
    ]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByText('A HEIC photo, which most browsers cannot show.')).toBeVisible();
  await expect(uploads.getByText('Too large: 500 megapixels. The most is 50.')).toBeVisible();
  await expect(uploads.getByText(/^1 of [\d.]+ MB$/).first()).toBeVisible();

  isConnected = true;
  await page.reload();
  await uploads.getByRole('button', { name: 'Show', exact: true }).click();
  expect(offsets.length).toBeGreaterThan(0);
  expect(offsets, 'what had arrived was sent again').not.toContain('0');
  problems.splice(0);

  const side = page.getByRole('complementary', { name: file });
  const saved = page.waitForEvent('download');
  await side.getByRole('button', { name: 'Original' }).click();
  const original = await saved;
  expect(original.suggestedFilename()).toBe(file);
  expect(await sharp(await original.path()).metadata()).toMatchObject({ format: 'png', width: 1000 });
});

test('a picture gets its focal point by keys, and its rights end', async ({ page, staff }) => {
  const { id } = await staff.newPicture();
  const { counts: before } = await staff.call<{ counts: PictureCounts }>(
    'GET',
    '/pictures/wavelength?limit=1&counts=true',
  );
  await page.goto('/desk/media/');
  await page.locator(`a[href*="${id}"]`).first().click();
  const side = page.getByRole('complementary', { name: staff.name });
  const point = side.getByRole('slider', { name: 'Focal point' });
  const square = side.locator('[data-shape="1x1"] img');
  const look = await square.getAttribute('style');
  await point.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(point).toHaveAttribute('aria-valuetext', '60 percent across, 49 percent down');
  expect(await square.getAttribute('style')).not.toBe(look);
  await expect(side.getByText(/^Saved/)).toBeVisible();
  await page
    .getByRole('region', { name: 'What just happened' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(point).toHaveAttribute('aria-valuetext', '50 percent across, 50 percent down');

  await side.getByLabel('Description for people who cannot see it').fill('Gray noise');
  await side.getByLabel('May be used until').fill('2026-01-31');
  await side.getByLabel('Credit').focus();
  await expect(side.getByText('Its rights have ended')).toBeVisible();
  await expect(page.getByRole('link', { name: `Rights ended ${before.ended + 1}` })).toBeVisible();
  const { picture } = await staff.call<{ picture: { image: object } }>('GET', `/pictures/wavelength/${id}`);
  const written = await staff.newStory({
    body: '<p>Words</p>',
    topics: [{ slug: 'energy', primary: true }],
    image: { ...picture.image, urls: undefined, avif: undefined },
  });
  const published = await page.request.post(`/api/neutron/stories/wavelength/${written.id}/publish`, {
    data: {},
  });
  expect(published.status()).toBe(422);
  expect(await published.text()).toContain('rights');

  // A field that was never left is saved when the picture is closed.
  await side.getByLabel('Description for people who cannot see it').fill('Gray noise, closed at once');
  const isSaved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.goBack();
  await isSaved;
  await expect(side).toHaveCount(0);
  await page.goForward();
  await expect(side.getByLabel('Description for people who cannot see it')).toHaveValue(
    'Gray noise, closed at once',
  );
});

test('a picture of the clipboard is uploaded by pasting it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/desk/media/');
  await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('link').first()).toBeVisible();
  const png = (await noise(400)).toString('base64');
  await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    const picture = new Blob([bytes], { type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
  }, png);
  await page.keyboard.press('ControlOrMeta+v');
  await expect(
    page.getByRole('region', { name: 'Uploads' }).getByRole('button', { name: 'Show' }),
  ).toBeVisible();
});

test('a phone takes a photo into the library @phone', async ({ page }) => {
  await page.goto('/desk/media/');
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Take a photo' }).tap();
  const buffer = await sharp(await noise(410))
    .jpeg({ quality: 60 })
    .toBuffer();
  await (await opened).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await expect(
    page.getByRole('region', { name: 'Uploads' }).getByRole('button', { name: 'Show' }),
  ).toBeVisible();
});

/** The same on every screen; its own journey checks it. */
const frame = ['nav[aria-label="Desk"]'];

for (const [device, tag] of [...desktopAndPhone, tabletInAll])
  test(`the library and a picture of it have no axe violation and fit the window (${device})`, {
    tag: [...tag],
  }, async ({ page, staff }) => {
    const { id, image } = await staff.newPicture();
    await staff.newStory({
      title: `A title ${'as long as they are '.repeat(9)}`,
      body: '<p>Words</p>',
      image: { ...image, urls: undefined, avif: undefined },
    });
    // Themes at one width: they change colors and no layout.
    const check = device === 'desktop' ? expectNoViolations : expectNoViolationsInAll;
    const expectToFit = async () =>
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    await page.goto('/desk/media/');
    const own = page.getByRole('list', { name: 'Pictures' }).locator(`a[href*="${id}"]`);
    await expect(own).toBeVisible();
    await check(page, { without: frame });
    await expectToFit();
    await own.click();
    await expect(page.getByRole('slider', { name: 'Focal point' })).toBeVisible();
    await expect(page.getByText('as long as they are').first()).toBeVisible();
    await check(page, { without: frame });
    const words = page.getByRole('region', { name: 'Words and rights' });
    // On a phone the panel slides in: it is measured where it comes to rest.
    await expect
      .poll(() => words.evaluate((part) => part.getBoundingClientRect().right - innerWidth), {
        message: 'long titles of stories make the panel no wider',
      })
      .toBeLessThanOrEqual(0);
    await expectToFit();
  });
