import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, hydrated, settled, testOnSharedPage as test } from './journey.ts';

const gallery = '/pictures/orrin-9-from-three-sides/';
/** The first picture alone, in the viewer. */
const firstPicture = `${gallery}1/`;
const videoPath = '/video/we-rode-a-robotaxi-from-munich-to-nuremberg/';

async function play(page: Page) {
  await page.getByRole('button', { name: /^Play video/ }).click();
  await expect(page.locator('[data-playback="PLAYING"]')).toBeVisible();
}

// Pre-rolls are tested in video-ads.spec.ts: here no video has one.
test.beforeEach(({ page }) =>
  page.route('**/ads/vast?*', (route) =>
    route.fulfill({ contentType: 'application/xml', body: '<VAST version="4.2"/>' }),
  ),
);
const videoOf = (page: Page) => page.locator('video').first();

test('RT-25 RT-39 RT-40 RT-41 RT-43 RT-80 GA-01 GA-02 VD-19 URLs of galleries and videos, and clips from the site itself', {
  tag: '@wide',
}, async ({ request }) => {
  const shared = videoPath.replace('/video/', '/video/share/');
  const sponsored = '/paid-content/video/the-bakery-the-card-reader-and-the-rain/';
  for (const [path, status] of [
    [gallery, 200],
    [firstPicture, 200],
    [`${gallery}2/`, 200],
    [`${gallery}99/`, 404],
    ['/video/', 200],
    ['/video/2/', 404],
    [videoPath, 200],
    [shared, 200],
    [sponsored, 200],
  ] as const)
    expect([path, (await request.get(path)).status()]).toEqual([path, status]);
  // Label and canonical URL follow the video, whichever of its URLs is requested.
  for (const [path, canonical, isLabelled] of [
    [sponsored, sponsored, true],
    [sponsored.replace('/paid-content', ''), sponsored, true],
    [videoPath, videoPath, false],
    [`/paid-content${videoPath}`, videoPath, false],
  ] as const) {
    const html = await (await request.get(path)).text();
    const named = /rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(html)?.[1];
    const heading = html.slice(html.indexOf('<main'), html.indexOf('</h1>'));
    expect([path, named, heading.includes('>Sponsored<')]).toEqual([path, canonical, isLabelled]);
  }
  const policy = async (path: string) => (await request.get(path)).headers()['content-security-policy'] ?? '';
  // The shared video may be framed, other pages may not.
  expect(await policy(shared)).toContain('frame-ancestors *');
  expect(await policy(videoPath)).toContain("frame-ancestors 'self'");
  const clip = '/media/clips/autobahn/clip.mp4';
  const whole = await request.get(clip);
  expect([whole.status(), whole.headers()['content-type']]).toEqual([200, 'video/mp4']);
  const part = await request.get(clip, { headers: { range: 'bytes=0-99' } });
  expect([part.status(), part.headers()['content-range']]).toEqual([
    206,
    `bytes 0-99/${(await whole.body()).length}`,
  ]);
});

test('RT-39 the video index is dark down to the footer, with an ad between them', {
  tag: ['@widths', '@all'],
}, async ({ page }) => {
  await page.goto('/video/');
  await hydrated(page);
  const footer = page.locator('footer');
  await page.locator('main [data-ad="bottom"]').scrollIntoViewIfNeeded();
  await expect(page.locator('main [data-ad="bottom"]')).toBeVisible();
  const ground = await footer.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    // At the edge of the window there is only the page background.
    const seen = document
      .elementsFromPoint(1, top - 5)
      .map((found) => getComputedStyle(found).backgroundColor);
    return {
      ink: getComputedStyle(element).backgroundColor,
      before: seen.find((color) => !/, 0\)$/.test(color)),
    };
  });
  expect(ground.before).toBe(ground.ink);
});

/** The share links of a page. */
async function expectShareLinks(page: Page, path: string) {
  await expect(page.locator('main').getByRole('link', { name: 'Share on Facebook' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(path)),
  );
  await expect(page.locator('main [data-share="comments"]')).toHaveCount(0);
}

test.describe('galleries', { tag: '@wide' }, () => {
  test('GA-02 keys change the picture and the URL, and nothing is requested again', { tag: '@all' }, async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      // Every URL is looked up as a vanity path; the gallery itself is requested once.
      if (/\/api\/neutron\/(?!vanity).*gallery/.test(request.url())) calls.push(request.url());
    });
    await page.goto(gallery);
    await hydrated(page);
    const title = await page.title();
    // To read down: every picture with its facts. A key opens the next one alone.
    await expect(page.locator('[data-plate]')).toHaveCount(8);
    await expect(page.locator('#picture-3 dl')).toContainText('12.6 millimeters at the lens');
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(/\/[2-9]\/$/, { timeout: 500 });
    }).toPass();
    await page.getByRole('link', { name: 'Read down' }).click();
    await expect(page).toHaveURL(new RegExp(`${gallery}#picture-[2-9]$`));
    await expect(page.locator('[data-plate]').nth(1)).toBeInViewport();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Download, / }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('orrin-9-from-three-sides-3.csv');
    expect(await readFile(await file.path(), 'utf8')).toContain('Orrin 9,At the lens,12.6\r\n');
    await page.getByRole('link', { name: 'One at a time' }).click();
    await expect(page).toHaveURL(firstPicture);
    await page.goto(`${gallery}2/`);
    await hydrated(page);
    await page.locator('a[rel="next"]').click();
    await expect(page).toHaveURL(`${gallery}3/`);
    await expect(page.locator('[data-gallery-strip] [aria-current]')).toHaveText('3');
    expect(await page.title()).not.toBe(title);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${gallery}3/$`));
    await page.goBack();
    await expect(page).toHaveURL(`${gallery}2/`);
    await expect(page.locator('[data-gallery-strip] [aria-current]')).toHaveText('2');
    expect(calls).toEqual([]);
  });

  test('GA-02 VD-18 without scripts pictures change, and the browser’s own player works', {
    tag: '@all',
  }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(gallery);
    await page.getByRole('link', { name: 'One at a time' }).click();
    await page.locator('a[rel="next"]').click();
    await expect(page).toHaveURL(`${baseURL}${gallery}2/`);
    await expect(page.locator('a[rel="prev"]')).toBeVisible();
    await page.goto(videoPath);
    await expect(page.locator('video[controls][poster][preload="none"]')).toBeVisible();
    await expect(page.locator('video[poster] track[kind="captions"]')).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Play video/ })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Video file (MP4)' })).toHaveAttribute('href', /clip\.mp4$/);
    await page.getByRole('link', { name: 'Read the transcript' }).click();
    await expect(page.getByRole('heading', { name: 'Transcript' })).toBeInViewport();
    await context.close();
  });
});

test('GA-02 a swipe changes the picture, a steep or slow one does not', { tag: ['@phone', '@all'] }, async ({
  page,
}) => {
  await page.goto(firstPicture);
  await hydrated(page);
  await settled(page);
  const touch = await page.context().newCDPSession(page);
  const box = await page.locator('[data-gallery-picture]').boundingBox();
  if (!box) throw new Error('the gallery shows no picture');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const swipe = async (dx: number, dy: number) => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x + dx, y: y + dy }],
    });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  // On a busy machine the touch may be too slow for a swipe: it is repeated, as a reader would.
  const swipeTo = (dx: number, dy: number, address: string) =>
    expect(async () => {
      await page.evaluate(() => scrollTo(0, 0));
      await swipe(dx, dy);
      await expect(page).toHaveURL(address, { timeout: 2000 });
    }).toPass();
  await swipeTo(-120, 4, `${gallery}2/`);
  await expect(page.locator('[data-gallery-strip] [aria-current]')).toHaveText('2');
  // Mostly downwards: that is scrolling.
  await swipe(-60, -90);
  await swipeTo(120, 0, firstPicture);
});

test('GA-01 ART-11 a gallery fills the screen, changes pictures there, and returns; it can be shared', {
  tag: ['@wide', '@all'],
}, async ({ page }) => {
  await page.goto(firstPicture);
  await hydrated(page);
  await expectShareLinks(page, gallery);
  await settled(page);
  const isFull = () => page.evaluate(() => document.fullscreenElement?.hasAttribute('data-gallery-stage'));
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(isFull).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${gallery}2/`);
  expect(await isFull()).toBe(true);
  await expect(page.locator('[data-gallery-picture] img')).toBeInViewport();
  await page.getByRole('button', { name: 'Exit full screen' }).click();
  await expect.poll(isFull).not.toBe(true);
});

test.describe('videos', { tag: '@wide' }, () => {
  test('VD-18 VD-15 a video in a text plays in place, and its code loads with the click', {
    tag: '@all',
  }, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto('/article/germany-clears-robotaxis-for-the-autobahn/');
    await hydrated(page);
    expect(requests.filter((path) => /\/media\/|hls|controls/.test(path))).toEqual([]);
    await play(page);
    await expect(page).toHaveURL(/germany-clears-robotaxis/);
    await expect(page.locator('[data-captions]')).toContainText('orange car');
  });

  test('RT-40 VD-18 VD-15 VD-07 VD-09 VD-17 ART-11 nothing of the player loads before the click; then it plays, with captions and keys', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(videoPath);
    await hydrated(page);
    await expectShareLinks(page, videoPath);
    expect(requests.filter((path) => /\/media\/|hls|controls/.test(path))).toEqual([]);
    await play(page);
    expect(requests.some((path) => path.endsWith('main.m3u8'))).toBe(true);
    // The focus moves from the removed button to the one in its place.
    await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
    await expect(page.locator('[data-captions]')).toContainText('orange car');

    await page.keyboard.press('k');
    await expect(page.locator('[data-playback="PAUSED"]')).toBeVisible();
    const now = () =>
      videoOf(page).evaluate(({ currentTime, volume }: HTMLVideoElement) => ({ currentTime, volume }));
    const { currentTime: before } = await now();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await now()).currentTime).toBeCloseTo(before + 5, 1);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await now()).currentTime).toBeCloseTo(before, 1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect((await now()).volume).toBeCloseTo(0.9);
    await page.keyboard.press('m');
    expect(await videoOf(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    await page.keyboard.press('c');
    await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('[data-playback]')).toContainText('/ 1:00');

    // A line of the transcript leads to its time.
    const line = page.getByRole('link', { name: /flashes its lights/ });
    await line.press('Enter');
    await expect.poll(async () => (await now()).currentTime).toBeGreaterThan(20);
    await expect(line).toBeFocused();
    const spoken = page.locator('[data-kind="transcript"] [aria-current]');
    await expect(spoken).toContainText('flashes its lights');
    await expect(page.locator('[data-kind="chapters"] [aria-current]')).toContainText('It waves');
    await page.getByRole('searchbox', { name: 'Find in the transcript' }).fill('dairy');
    await expect(page.locator('[data-kind="transcript"] mark')).toHaveText(/^dairy$/i);
    await expect(page.getByText('1 match', { exact: true })).toBeVisible();

    // On the seek bar keys move by chapters' worth of time, and say where that is.
    const seek = page.getByRole('slider', { name: 'Seek' });
    await seek.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('PageUp');
    await expect.poll(async () => (await now()).currentTime).toBeGreaterThanOrEqual(30);
    await page.keyboard.press('5');
    await expect(seek).toHaveAttribute('aria-valuetext', /^0:3\d of 1:00, Behind the dairy truck|It waves$/);
  });

  test('VD-17 VD-18 it plays on in the corner without a layout shift, fills the screen, and opens in picture in picture', {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto(videoPath);
    await hydrated(page);
    await play(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const close = page.getByRole('button', { name: 'Close mini player' });
    await expect(close).toBeVisible();
    await expect(videoOf(page)).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    await close.click();
    await expect(close).toBeHidden();
    await expect(videoOf(page)).not.toBeInViewport();

    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.locator('[data-playback="PLAYING"]')).toBeVisible();
    const isFull = () =>
      page.evaluate(() => document.fullscreenElement?.querySelector('video') !== undefined);
    await page.keyboard.press('f');
    await expect.poll(isFull).toBe(true);
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
    // Headless browsers have no such window: the request of the video is checked.
    await page.evaluate(() => {
      HTMLVideoElement.prototype.requestPictureInPicture = function () {
        document.documentElement.dataset.poppedOut = this.currentSrc;
        return Promise.reject(new Error('no window'));
      };
    });
    await page.getByRole('button', { name: 'Picture in picture' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-popped-out', /autobahn/);
  });

  test('VD-18 a browser without native HLS plays through hls.js, in the chosen quality', {
    tag: '@all',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const can = HTMLMediaElement.prototype.canPlayType;
      HTMLMediaElement.prototype.canPlayType = function (type) {
        return type.includes('mpegurl') ? '' : can.call(this, type);
      };
    });
    await page.goto(videoPath);
    await hydrated(page);
    await play(page);
    expect(await videoOf(page).evaluate((video: HTMLVideoElement) => video.src)).toMatch(/^blob:/);
    const quality = page.getByRole('button', { name: /quality/i });
    await expect(quality).toHaveText('Auto');
    await quality.click();
    await quality.click();
    await expect(quality).toHaveText('240p');
    await videoOf(page).evaluate((video: HTMLVideoElement) => {
      video.currentTime = 0;
    });
    await expect.poll(() => videoOf(page).evaluate((video: HTMLVideoElement) => video.videoHeight)).toBe(240);
  });

  test('VD-04 VD-07 a video resumes where it was stopped, and at its end offers the next one, which starts by itself', {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto(videoPath);
    await hydrated(page);
    await play(page);
    const at = () => videoOf(page).evaluate((video: HTMLVideoElement) => video.currentTime);
    await videoOf(page).evaluate((video: HTMLVideoElement) => {
      video.currentTime = 12;
    });
    await expect.poll(at).toBeGreaterThan(12);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.locator('[data-playback="PAUSED"]')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await play(page);
    expect(await at()).toBeGreaterThanOrEqual(11);

    await videoOf(page).evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 0.2;
    });
    const offer = page.getByRole('region', { name: 'Up next' });
    await expect(offer).toBeVisible();
    await offer.getByRole('button', { name: 'Play now' }).click();
    await expect(page).not.toHaveURL(new RegExp(videoPath));
    await expect(page.locator('[data-playback="PLAYING"]')).toBeVisible();
  });
});
