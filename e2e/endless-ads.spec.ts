// Creatives that never pause. Desktop browsers give frames of other sites, and frames without an origin, a process of
// their own; the small build of Chromium that runs the journeys does so with a flag.
import { test } from '@playwright/test';
import { loadAdScript, openAdPage, serveCreative, showBox } from './ad-page.ts';
import { expect, fetchOriginal } from './journey.ts';

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--site-per-process'] }),
});

const endless = `<p>endless</p><script>
  parent.postMessage({ state: 'began' }, '*');
  setTimeout(() => { try { top.location.href = 'https://evil.example/'; } catch {} for (;;); });
</script>`;

// `127.0.0.1` and `localhost` are two sites to a browser, as a publication and its `adServer.creativeOrigin` are.
for (const { name, hostName, tag } of [
  { name: 'of the page’s own host', hostName: '127.0.0.1', tag: [] },
  { name: 'of a host of another site', hostName: 'localhost', tag: ['@all'] },
])
  test(`AD-54 a creative ${name} that never pauses does not block the page @wide`, { tag }, async ({
    page,
    baseURL,
  }) => {
    const host = (baseURL ?? '').replace('127.0.0.1', hostName);
    await page.route('**/about/', async (route) => {
      const answer = await fetchOriginal(route);
      const headers = answer.headers();
      const policy = (headers['content-security-policy'] ?? '').replace('frame-src ', `frame-src ${host} `);
      await route.fulfill({ response: answer, headers: { ...headers, 'content-security-policy': policy } });
    });
    await serveCreative(page, endless, [300, 250], host);
    await openAdPage(page);
    const started = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('message', ({ data }) => data?.state && resolve(data.state));
        }),
    );
    await showBox(page);
    await loadAdScript(page);
    expect(await started).toBe('began');
    expect(await page.locator('#slot-1 iframe').getAttribute('src')).toContain(`${host}/ads/creative/1`);
    await page.getByRole('link', { name: 'Wavelength' }).first().click();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  });
