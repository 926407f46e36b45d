// Taking back a whole import at the desk: what goes and what stays is named, the keyboard is enough, and who lacks the right
// learns who has it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFile } from '#tools/import/import-file.ts';
import { openStore } from '#tools/store/open-store.ts';
import { axeViolations, rulesOf } from './axe.ts';
import { expect, staffToken, test } from './journey.ts';

const story = {
  type: 'story',
  title: 'A story of an import that is taken back',
  html: '<p>Words that readers see for a moment.</p>',
  published: '2024-05-01T00:00:00Z',
};

/** Imports two stories beside the running server, as the command does; returns the number of the import. */
async function importStories(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'neutron-undo-'));
  const store = await openStore(process.env.E2E_DATA_DIR);
  try {
    const path = join(folder, 'old.jsonl');
    const lines = [
      { type: 'publication', source: 'taken-back.example' },
      ...['one', 'two'].map((id) => ({ ...story, id, slug: `taken-back-${id}` })),
    ];
    await writeFile(path, lines.map((line) => JSON.stringify(line)).join('\n'));
    const printed: string[] = [];
    const options = { path, fetchImages: false, isDryRun: false, replace: false };
    await importFile(options, 'lines', store, (line) => printed.push(line));
    return Number(/This is import (\d+)/.exec(printed.join('\n'))?.[1]);
  } finally {
    await store.db.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const asOwner = { authorization: `Bearer ${staffToken}` };

test('an import is taken back by the keyboard after the desk has named what goes and what stays', async ({
  page,
  request,
}) => {
  const run = await importStories();
  // The running server hears of the import a moment later.
  const status = async () => (await request.get('/article/taken-back-one/')).status();
  await expect.poll(status).toBe(200);
  const made = await request.post('/api/neutron/service-accounts/wavelength', {
    headers: asOwner,
    data: { name: `writer-${run}`, role: 'writer' },
  });
  const { token } = ((await made.json()) as { data: { token: string } }).data;
  const address = `/desk/imports/undo/${run}/`;
  const denied = await request.get(address, { headers: { authorization: `Bearer ${token}` } });
  expect(denied.status()).toBe(403);
  expect(await denied.text()).toContain('The right is called <code>import</code>');

  await page.setExtraHTTPHeaders(asOwner);
  await page.goto(`/desk/imports/${run}/`);
  const link = page.getByRole('link', { name: 'Undo this import…' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByText('What the import added: 2 stories')).toBeVisible();
  await expect(page.getByText('Stories that editors have saved, published or withdrawn')).toBeVisible();
  expect(await axeViolations(page, { only: rulesOf.light })).toEqual([]);
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
});
