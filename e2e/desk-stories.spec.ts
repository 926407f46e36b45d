// The desk's list of stories and its home: found, planned, undone, deleted and put back, by mouse, by keys and on a phone; no axe
// violation in either theme.
import { expectNoViolations } from './axe.ts';
import { expect, staffToken, test } from './journey.ts';

test.use({ extraHTTPHeaders: { authorization: `Bearer ${staffToken}` } });

const api = '/api/neutron';
const unique = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

async function write(request: import('@playwright/test').APIRequestContext, title: string) {
  const story = { kind: 'article', slug: `desk-${unique()}`, title, body: '<p>One two three.</p>' };
  const made = await request.post(`${api}/stories/wavelength`, { data: { story } });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { data: { id: string } }).data.id;
}

test('stories are found, planned and deleted by keys alone, and every act can be undone', async ({
  page,
  request,
}) => {
  const word = `quince${unique()}`;
  const ids = [await write(request, `First ${word}`), await write(request, `Second ${word}`)];
  await page.goto('/desk/stories/');
  await expect(page.getByRole('table', { name: 'Stories' })).toBeVisible();
  const view = page.getByRole('navigation', { name: 'Views' }).locator('[aria-current="page"]');
  await page.keyboard.press(']');
  await expect(view).toContainText('Assigned to me');
  await page.keyboard.press('[');
  await expect(view).toContainText('Everything');
  await expect(page.getByRole('table', { name: 'Stories' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(word);
  const rows = page.getByRole('row').filter({ hasText: word });
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  // What does not match has gone.
  await expect(page.locator('[data-row-link]')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: `Second ${word}` }).focus();
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Selected stories' });
  await expect(bar).toContainText('2 selected');
  await page.keyboard.press('s');
  await page.getByRole('menuitem', { name: 'Editing' }).waitFor();
  await page.keyboard.type('Edi');
  await page.keyboard.press('Enter');
  await expect(rows.filter({ hasText: 'Editing' })).toHaveCount(2);
  await expect(page.getByText('Moved 2 stories to Editing')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(rows.filter({ hasText: 'Editing' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  // One story goes to the trash and comes back.
  await rows
    .first()
    .getByRole('button', { name: /^More about/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(rows).toHaveCount(2);
  // The way back from a story leads to the list as it was.
  await page.getByRole('link', { name: `Second ${word}` }).click();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await expect(rows).toHaveCount(2);
  // What was deleted meanwhile is gone from it.
  await page.getByRole('link', { name: `Second ${word}` }).click();
  await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible();
  await request.delete(`${api}/stories/wavelength/${ids[0]}`);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(rows).toHaveCount(1);
  // A note that is assigned to a person leads them from home to its thread.
  const { data: me } = (await (await request.get(`${api}/me/wavelength`)).json()) as {
    data: { sub: string };
  };
  const note = { text: `Who says ${word}?`, assignee: me.sub };
  const added = await request.post(`${api}/stories/wavelength/${ids[1]}/notes`, { data: note });
  expect(added.status()).toBe(201);
  await page.goto('/desk/');
  await page.getByRole('region', { name: 'Needs you' }).getByRole('link', { name: note.text }).click();
  await expect(page.getByRole('listitem').filter({ hasText: note.text }).locator(':focus')).toHaveCount(1);
  for (const id of ids) await request.delete(`${api}/stories/wavelength/${id}`);
});

test('every match is selected, not only those shown, and a saved view says how many it has', async ({
  page,
  request,
}) => {
  const filters = { type: 'article' };
  const name = `Articles ${unique()}`;
  const made = await request.post(`${api}/views/wavelength`, { data: { name, isShared: false, filters } });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = ((await made.json()) as { data: { id: string } }).data;
  await page.goto('/desk/stories/?type=article');
  await page.getByRole('checkbox', { name: 'Select every story shown' }).check({ force: true });
  const bar = page.getByRole('region', { name: 'Selected stories' });
  // One of the hundred shown may have been deleted by another journey a moment ago.
  const shown = /^(9\d|100) selected$/;
  const all = bar.getByRole('status');
  await expect(all).toHaveText(shown);
  await bar.getByRole('button', { name: /^Select (all|the first)/ }).click();
  await expect(all).toHaveText(/selected$/);
  await expect(all).not.toHaveText(shown);
  await expect(bar.getByRole('button', { name: /^Select (all|the first)/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+a');
  await expect(all).toHaveText(/selected$/);
  await expect(all).not.toHaveText(shown);
  await expect(page.getByRole('link', { name: new RegExp(`^${name} ?\\d+\\+?$`) })).toBeVisible();
  await request.delete(`${api}/views/wavelength/${id}`);
});

test('@widths home and list have no axe violation in either theme, and nothing is wider than the window', async ({
  page,
  request,
}) => {
  const id = await write(request, `A story for the desk ${unique()}`);
  const dueAt = new Date(Date.now() - 3_600_000).toISOString();
  await request.put(`${api}/stories/wavelength/${id}/work`, { data: { stage: 'legal', dueAt } });
  for (const [path, shown] of [
    ['/desk/', 'Needs attention'],
    ['/desk/stories/?due=late', 'A story for the desk'],
    ['/desk/stories/new/', 'What do you want to write?'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(shown).first()).toBeVisible();
    await expectNoViolations(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
  await request.delete(`${api}/stories/wavelength/${id}`);
});
