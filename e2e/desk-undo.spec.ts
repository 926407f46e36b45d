// Taking back a whole import at the desk: what goes and what stays is named, the keyboard is enough, and who lacks the right
// learns who has it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectNoViolationsInAll } from './desk-axe.ts';
import { importExport } from './desk-server.ts';
import { expect } from './journey.ts';
import { deskTest } from './newsroom.ts';

const story = {
  type: 'story',
  title: 'A story of an import that is taken back',
  html: '<p>Words that readers see for a moment.</p>',
  published: '2024-05-01T00:00:00Z',
};

/** Imports two stories by the command, beside the running server. */
async function importStories(dataFolder: string, name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'neutron-undo-'));
  try {
    const path = join(folder, 'old.jsonl');
    const slugs = [`${name}-one`, `${name}-two`] as const;
    const lines = [
      { type: 'publication', source: `${name}.example` },
      ...slugs.map((slug) => ({ ...story, id: slug, slug })),
    ];
    await writeFile(path, lines.map((line) => JSON.stringify(line)).join('\n'));
    const { run } = await importExport(dataFolder, path, ['--format', 'lines']);
    return { run, slugs };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

deskTest(
  'an import is taken back by the keyboard after the desk has named what goes and what stays',
  async ({ page, request, newsroom, staff }) => {
    const { run, slugs } = await importStories(newsroom.folder, staff.name);
    // The running server hears of the import a moment later.
    const status = async () => (await request.get(`/article/${slugs[0]}/`)).status();
    await expect.poll(status).toBe(200);
    const address = `/desk/imports/undo/${run}/`;
    const denied = await request.get(address, { headers: await staff.colleague('writer') });
    expect(denied.status()).toBe(403);
    expect(await denied.text()).toContain('The right is called <code>import</code>');

    await page.goto(`/desk/imports/${run}/`);
    const link = page.getByRole('link', { name: 'Undo this import…' });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(page.getByText('What the import added: 2 stories')).toBeVisible();
    await expect(page.getByText('Stories that editors have saved, published or withdrawn')).toBeVisible();
    await expectNoViolationsInAll(page);
    const button = page.getByRole('button', { name: `Undo import ${run}` });
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      if (await button.evaluate((one) => one === document.activeElement)) break;
    }
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/desk/imports/${run}/`);
    await expect(page.getByText(/^undone$/)).toBeVisible();
    await expect(page.getByText('2 removed, 0 restored, 0 left')).toBeVisible();
    await expect(link).toHaveCount(0);
    await expect.poll(status).toBe(404);
  },
);
