import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from './journey.ts';

const videoPath = '/video/we-rode-a-robotaxi-from-munich-to-nuremberg/';
const videoAd = (page: Page) => page.locator('[data-video-ad="PLAYING"]');

/** Requests to the ad server and the events it tracked, in order. */
function listen(page: Page) {
  const requests: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/ads/')) requests.push(url);
  });
  const tracked = () =>
    requests.flatMap(({ pathname }) => /\/ads\/track\/[^/]+\/(\w+)/.exec(pathname)?.[1] ?? []);
  return {
    requests,
    tracked,
    tag: () => requests.find(({ pathname }) => pathname === '/ads/vast')?.searchParams,
  };
}

async function press(page: Page, address = videoPath, isReady = () => Promise.resolve({})) {
  await page.goto(address);
  await hydrated(page);
  await isReady();
  await page.getByRole('button', { name: /^Play video/ }).click();
}

// The site's host is localhost, and a video ad from another host is not played.
test.use({ baseURL: ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

test.describe('video ads', { tag: '@wide' }, () => {
  test('VD-07 VD-12 VD-14 a pre-roll plays first, requested without personal data, can be skipped, and the video follows', async ({
    page,
  }) => {
    const server = listen(page);
    await press(page);
    await expect(videoAd(page)).toBeVisible();
    const tag = server.tag();
    for (const name of 'iu sz pp env gdfp_req output cust_params cmsid url description_url vid correlator'.split(
      ' ',
    ))
      expect(tag?.get(name), name).toBeTruthy();
    expect([tag?.get('npa'), tag?.get('sz'), tag?.get('ciu_szs')]).toEqual(['1', '640x480', '300x60']);
    expect(tag?.get('cust_params')).not.toContain('vguid');
    await expect(page.getByRole('link', { name: /^Visit/ })).toHaveAttribute(
      'rel',
      'noopener sponsored nofollow',
    );
    const companion = videoAd(page).getByTitle(/^Advertisement/);
    await expect(companion).toBeVisible();
    const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON());
    const viewport = page.viewportSize();
    // The companion is below the picture, and covers neither it nor a control; on a tablet, too.
    for (const size of [viewport, { width: 820, height: 1180 }]) {
      if (size) await page.setViewportSize(size);
      const { top, left, right, width, height } = await boxOf(companion);
      expect([width, height]).toEqual([300, 60]);
      const player = await boxOf(page.getByRole('group', { name: /^Video player/ }).first());
      expect((await boxOf(videoAd(page).locator('video'))).bottom).toBeLessThanOrEqual(top);
      expect(player.bottom).toBeGreaterThanOrEqual(top + height);
      for (const control of await videoAd(page).getByRole('button').all()) {
        const box = await boxOf(control);
        expect(box.right <= left || box.left >= right).toBe(true);
      }
    }
    if (viewport) await page.setViewportSize(viewport);
    await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
    await page.keyboard.press('m');
    await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
    // It plays on in the corner, like a video.
    const close = page.getByRole('button', { name: 'Close mini player' });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(close).toBeVisible();
    await expect(videoAd(page)).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(close).toBeHidden();
    await page.getByRole('button', { name: 'Skip ad', exact: true }).click();
    await expect(page.locator('[data-playback="PLAYING"]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
    // The video is muted like its ad.
    expect(
      await page
        .locator('video')
        .first()
        .evaluate((video: HTMLVideoElement) => video.muted),
    ).toBe(true);
    await expect
      .poll(server.tracked)
      .toEqual(expect.arrayContaining(['impression', 'start', 'mute', 'skip']));
    expect(server.tracked()).not.toContain('complete');
  });

  test.describe('with consent', () => {
    test.use({ consent: 'accepted' });
    // Other failures need no browser: see the unit tests of the player.
    test('VD-07 VD-14 the video starts when the file of its ad is missing', { tag: '@all' }, async ({
      page,
      problems,
    }) => {
      const server = listen(page);
      // Consent counts once the platform knows that no request has an opt-out; before that ads have no personal data.
      const hasConsent = () =>
        page.waitForFunction(() => window.OnetrustActiveGroups?.includes('C0004') === true);
      await press(page, `${videoPath}?adTargeting_house_vast=error`, hasConsent);
      await expect(page.locator('[data-playback="PLAYING"]')).toBeVisible();
      expect(server.tag()?.get('npa')).toBeNull();
      expect(server.tag()?.get('cust_params')).toContain('vguid=');
      await expect.poll(() => [...new Set(server.tracked())]).toEqual(['error']);
      // The browser logs a missing file itself.
      for (const index of problems.keys()) if (problems[index]?.includes('404')) problems.splice(index, 1);
    });
  });

  test('VD-07 hostile responses end in the video, and link nowhere', { tag: '@all' }, async ({
    page,
    baseURL,
  }) => {
    const linear = `<Linear><Duration>00:00:08</Duration><MediaFiles><MediaFile delivery="progressive" type="video/mp4" width="640" height="360">${baseURL}/media/clips/autobahn/clip.mp4</MediaFile></MediaFiles><VideoClicks><ClickThrough>javascript:alert(1)</ClickThrough></VideoClicks></Linear>`;
    const vast = (inside: string) =>
      `<VAST version="4.2"><Ad id="1"><InLine><AdSystem>X</AdSystem><AdTitle>${inside}</AdTitle><Impression>javascript:alert(1)</Impression><Creatives><Creative>${linear}</Creative></Creatives></InLine></Ad></VAST>`;
    const bomb = `<!DOCTYPE VAST [<!ENTITY a "aaaaaaaaaa">${'bcdefgh'
      .split('')
      .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefg'[index]};`.repeat(10)}">`)
      .join('')}]>${vast('&h;')}`;
    let answer = bomb;
    await page.route('**/ads/vast?*', (route) =>
      route.fulfill({ contentType: 'application/xml', body: answer }),
    );
    await press(page);
    await expect(page.locator('[data-playback="PLAYING"]')).toBeVisible();
    answer = vast('A video ad');
    await press(page);
    await expect(videoAd(page)).toBeVisible();
    await expect(videoAd(page).getByRole('link')).toHaveCount(0);
  });
});
