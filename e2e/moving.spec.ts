// Moving in: an export of each system is imported by the command into one running publication, and readers find every block,
// embed, comment, page and old address again. What there is to find is read from the tables of cases of the fixtures.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeViolations, rulesOf } from './axe.ts';
import { createDeskServer } from './desk-server.ts';
import { expect, staffToken, test } from './journey.ts';
import { ghost, hugo, jekyll, type MovedSystem, wordpress } from './moving-exports.ts';
import { readStory } from './read-story.ts';

// The systems move into the same publication, one after the other, as their slugs collide. Every run
// has the first of them.
test.describe.configure({ mode: 'serial' });

let server: Awaited<ReturnType<typeof createDeskServer>>;
let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'neutron-moving-'));
  server = await createDeskServer();
  await server.start();
});
test.afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Where an old address leads, without loading what is there. */
async function targetOf(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(server.origin + path, { maxRedirects: 0 });
  expect([301, 308], `${path} answers ${answer.status()}`).toContain(answer.status());
  return decodeURI(new URL(answer.headers().location ?? '', server.origin).pathname);
}

async function moveIn(page: Page, system: MovedSystem): Promise<void> {
  const report = await server.import(system.file);
  expect(report.stories.length).toBeGreaterThanOrEqual(30);
  const { everything, stories, addresses, pages } = system;
  // The running server hears of the import a moment later.
  const answers = async () => (await page.request.get(server.origin + everything.path)).status();
  await expect.poll(answers).toBe(200);
  const reader = await page.context().newPage();
  // One text with every case, as a browser shows it.
  await page.goto(server.origin + everything.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(everything.title);
  const shown = await readStory(reader, await page.content(), everything.source);
  expect(shown, everything.title).toMatchObject({ blocks: everything.blocks, missing: [] });
  // Every story at its old address.
  for (const { title, path, blocks, source } of stories) {
    const answer = await page.request.get(server.origin + path);
    expect(answer.status(), path).toBe(200);
    expect(new URL(answer.url()).pathname, path).toMatch(/^\/article\//);
    const found = await readStory(reader, await answer.text(), source);
    expect(found, path).toEqual({ title, blocks, missing: [] });
  }
  for (const [path, to] of addresses) expect(await targetOf(page, path), path).toContain(to);
  for (const [path, words] of pages) {
    const answer = await page.request.get(server.origin + path);
    expect(answer.status(), path).toBe(200);
    expect((await readStory(reader, await answer.text(), words)).missing, path).toEqual([]);
  }
  await reader.close();
}

test('a publication of WordPress arrives whole, with its comments', { tag: '@all' }, async ({ page }) => {
  await moveIn(page, await wordpress(join(folder, 'wordpress')));
  // Steps keep their numbers after a picture, and links to a heading lead to it.
  const step = page.locator('ol[start="2"] > li', { hasText: 'Light it.' });
  await expect(step).toBeVisible();
  expect(await step.evaluate((item) => getComputedStyle(item, '::before').content)).toContain('list-item');
  const contents = page.getByRole('link', { name: 'What it costs' });
  const place = (await contents.getAttribute('href')) ?? '';
  await expect(page.locator(`h2${place}`)).toHaveText('Costs');
  // Comments, with what was answered, and without what was never public.
  await page.goto(`${server.origin}/?p=150`);
  const thread = page.locator('details[data-thread]').first();
  await thread.locator('summary').first().click();
  const comment = thread.locator('.discussion-comment', { hasText: 'First words' }).first();
  await expect(comment).toContainText('Ada');
  await expect(comment.locator('.discussion-comment')).toContainText('An answer');
  await expect(thread).not.toContainText(/Buy this|Wait for me|Gone/);
  // An id that no story had is nothing, and never the front page.
  expect((await page.request.get(`${server.origin}/?p=1`)).status()).toBe(404);
});

test('a publication of Ghost arrives whole', { tag: '@all' }, async ({ page }) => {
  await moveIn(page, await ghost(join(folder, 'ghost')));
});

test('a site of Hugo arrives whole', { tag: '@all' }, async ({ page }) => {
  await moveIn(page, await hugo(join(folder, 'hugo')));
});

test('a site of Jekyll arrives whole', { tag: '@all' }, async ({ page }) => {
  await moveIn(page, await jekyll(join(folder, 'jekyll')));
});

test('the desk has the report of each import', { tag: '@all' }, async ({ page }) => {
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${staffToken}` });
  await page.goto(`${server.origin}/desk/imports/`);
  await expect(page.getByRole('table', { name: 'Imports' }).getByRole('row')).toHaveCount(5);
  await page.getByRole('link', { name: /wordpress:old\.example/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Import 1 of/);
  await expect(page.getByRole('row', { name: /A year that never was/ })).toContainText('rejected');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page, { only: rulesOf[colorScheme] }), colorScheme).toEqual([]);
  }
});
