import { chromium, type Page } from 'playwright-core';
import { publication } from '#config';
import { findChromium, requireBrowser } from '#tools/test/machine.ts';
import { startNeutron, temporaryFolder } from '../measure/neutron.ts';

const staffToken = 'bench-staff-token-0123456789abcdef';
const site = publication.siteId;

export type Desk = Awaited<ReturnType<typeof startDesk>>;

/** The product with the demo publication, and calls of its desk by a program. */
export async function startDesk() {
  const folder = temporaryFolder();
  const neutron = await startNeutron(folder.path, { STAFF_TOKEN: staffToken });
  const call = async <Data>(method: string, path: string, body?: object, token = staffToken) => {
    const response = await fetch(`${neutron.origin}/api/neutron/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as { data: Data; errors?: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer.errors)}`);
    return answer.data;
  };
  return {
    ...neutron,
    call,
    async newStory(slug: string, body: string): Promise<string> {
      const story = { kind: 'article', slug, title: `A story: ${slug}`, body };
      return (await call<{ id: string }>('POST', `stories/${site}`, { story })).id;
    },
    /** A colleague with an account of their own. */
    async token(name: string): Promise<string> {
      return (await call<{ token: string }>('POST', `service-accounts/${site}`, { name, role: 'editor' }))
        .token;
    },
    async end() {
      await neutron.stop();
      folder.remove();
    },
  };
}

/** A Chromium whose tabs are signed in at the desk. */
export async function startBrowser() {
  const browser = await chromium.launch({
    executablePath: await requireBrowser(findChromium),
    args: ['--no-sandbox', '--enable-precise-memory-info'],
  });
  return {
    /** A tab of one person; each has a cache of its own. */
    newTab: async (token = staffToken): Promise<Page> => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        extraHTTPHeaders: { authorization: `Bearer ${token}` },
      });
      return context.newPage();
    },
    close: () => browser.close(),
  };
}

export const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text of the story' });

export async function openStory(page: Page, desk: Desk, id: string): Promise<void> {
  await page.goto(`${desk.origin}/desk/stories/${id}/`);
  await textOf(page).waitFor();
}

/** Every sign typed so far is stored. */
export async function waitUntilSaved(page: Page): Promise<void> {
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved/ })
    .waitFor();
}
