// Scripts, HTML, iframes and pictures that wait for consent, under the security headers of real pages.
import type { Page } from '@playwright/test';
import { expect, fetchOriginal, test } from './journey.ts';
import { startGptProfile } from './start-gpt-profile.ts';

test.use({ consent: 'none' });

interface Gated {
  ran: string[];
  OneTrust: {
    InsertScript: (...call: unknown[]) => void;
    InsertHtml: (...call: unknown[]) => void;
    UpdateConsent: (kind: string, groups: string) => void;
    AllowAll: () => void;
  };
}
const other = 'https://other.example';
const ran = (page: Page) => page.evaluate(() => (window as unknown as Gated).ran);
const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy choices' });

/** Opens `/latest/` with elements that wait, and with the headers it came with. Returns its policy. */
async function open(page: Page, origin: string, markup: string): Promise<string> {
  await page.route(`${origin}/latest/`, async (route) => {
    const response = await fetchOriginal(route);
    const body = (await response.text()).replace('</body>', `${markup}</body>`);
    await route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    (window as unknown as Gated).ran = [];
  });
  const response = await page.goto(`${origin}/latest/`);
  return response?.headers()['content-security-policy'] ?? '';
}

/** Responds for another vendor, and records the requests. */
async function serveOther(page: Page): Promise<string[]> {
  const requests: string[] = [];
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  await page.route(`${other}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    requests.push(pathname);
    if (pathname.endsWith('.js'))
      return route.fulfill({ contentType: 'text/javascript', body: `ran.push('${pathname}')` });
    return pathname.endsWith('.svg')
      ? route.fulfill({ contentType: 'image/svg+xml', body: picture })
      : route.fulfill({ contentType: 'text/html', body: `<p>Frame ${pathname}</p>` });
  });
  return requests;
}

/** As third-party scripts do it, after the page has loaded. */
const insertLater = (page: Page) =>
  page.evaluate((host) => {
    const { OneTrust, ran: list } = window as unknown as Gated;
    OneTrust.InsertScript(`${host}/inserted.js`, 'head', () => list.push('loaded'), null, 'C0004', true);
    OneTrust.InsertHtml('<p>Markup that waited</p>', 'place', () => list.push('markup'), null, 'C0003');
    const frame = document.createElement('iframe');
    Object.assign(frame, { id: 'late', className: 'optanon-category-C0003', title: 'Late' });
    frame.dataset.src = `${host}/late`;
    document.body.append(frame);
  }, other);

test('CN-02 CN-03 CN-11 under the profile gpt scripts, HTML, frames and pictures load with consent, once, and iframes are removed when it is withdrawn @wide', {
  tag: '@all',
}, async ({ page, baseURL, problems }) => {
  const main = String(baseURL);
  const { origin, stop } = await startGptProfile(main);
  try {
    // That process serves pages; everything else comes from the main server, as behind one host.
    await page.route(
      (url) => url.origin === origin,
      async (route) => {
        const request = route.request();
        const { pathname, search } = new URL(request.url());
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) return route.fallback();
        return route.fulfill({ response: await fetchOriginal(route, { url: main + pathname + search }) });
      },
    );
    const requests = await serveOther(page);
    const policy = await open(
      page,
      origin,
      `<script type="text/plain" class="optanon-category-C0002">ran.push('inline')</script>
      <script type="text/plain" class="optanon-category-C0002-C0004" src="${other}/both.js"></script>
      <iframe id="frame" class="optanon-category-C0004" data-src="${other}/frame" title="Frame"></iframe>
      <img id="picture" class="optanon-category-C0003" data-src="${other}/picture.svg" alt="">
      <div id="place"></div><button class="ot-sdk-show-settings">Mine</button>`,
    );
    expect(policy).toContain("'strict-dynamic' https: http:;");
    await expect(banner(page)).toBeVisible();
    await insertLater(page);
    await page.getByText('Mine', { exact: true }).press('Enter');
    const settings = page.getByRole('dialog', { name: 'Cookie settings' });
    await settings.getByRole('switch', { name: 'Performance' }).check();
    expect([await ran(page), requests]).toEqual([[], []]);
    await settings.getByRole('button', { name: 'Save my choices' }).click();
    await expect.poll(() => ran(page)).toEqual(['inline']);
    expect(requests).toEqual([]);

    await page.evaluate(() => (window as unknown as Gated).OneTrust.AllowAll());
    await expect
      .poll(async () => (await ran(page)).toSorted())
      .toEqual(['/both.js', '/inserted.js', 'inline', 'loaded', 'markup']);
    await expect(page.locator('#place p')).toHaveText('Markup that waited');
    await expect(page.frameLocator('#frame').getByText('Frame /frame')).toBeVisible();
    await expect(page.frameLocator('#late').getByText('Frame /late')).toBeVisible();
    await expect(page.locator('#picture')).toHaveJSProperty('naturalWidth', 9);
    expect(requests.toSorted()).toEqual(['/both.js', '/frame', '/inserted.js', '/late', '/picture.svg']);

    // Consent is withdrawn: the iframe is removed at once, and on the next page it waits again.
    await page.evaluate(() => (window as unknown as Gated).OneTrust.UpdateConsent('Category', 'C0004:0'));
    await expect(page.locator('#frame')).not.toHaveAttribute('src');
    await expect(page.frameLocator('#frame').getByText('Frame /frame')).toHaveCount(0);
    requests.length = 0;
    await page.goto(`${origin}/latest/`);
    await expect.poll(() => requests).toEqual(['/picture.svg']);
    await expect(page.locator('#frame')).not.toHaveAttribute('src');
    // This profile reports text that becomes HTML or scripts, and allows it.
    expect(problems.filter((text) => !text.includes('Report Only'))).toEqual([]);
    problems.length = 0;
  } finally {
    // Pending requests would be answered into a closed page.
    await page.unrouteAll({ behavior: 'wait' });
    stop();
  }
});

test('CN-11 the strict profile blocks scripts and HTML with a reason, and loads iframes and pictures of named hosts @wide', async ({
  page,
  baseURL,
  problems,
}) => {
  const requests = await serveOther(page);
  const policy = await open(
    page,
    String(baseURL),
    `<script type="text/plain" class="optanon-category-C0003">ran.push('inline')</script>
    <img id="picture" class="optanon-category-C0003" data-src="/favicon.ico" alt=""><div id="place"></div>`,
  );
  expect(policy).toContain("require-trusted-types-for 'script'");
  await expect(banner(page)).toBeVisible();
  await insertLater(page);
  await expect(page.locator('#picture')).not.toHaveAttribute('src');
  await page.evaluate(() => (window as unknown as Gated).OneTrust.AllowAll());
  const blocked = () => problems.filter((text) => text.includes('The strict security headers block'));
  await expect.poll(() => blocked().length).toBe(3);
  await expect(page.locator('#picture')).toHaveAttribute('src', '/favicon.ico');
  expect([await ran(page), requests]).toEqual([[], []]);
  await expect(page.locator('#place')).toBeEmpty();
  problems.length = 0;
});
