// The desk's list of stories and its home: found, planned, undone, deleted and put back, by mouse, by keys and on a phone; no axe
// violation in either theme.
import { expectNoViolationsInAll } from './desk-axe.ts';
import { expect } from './journey.ts';
import { deskTest as test } from './newsroom.ts';
import type { StaffCalls } from './staff-calls.ts';

const write = async (staff: StaffCalls, title: string) =>
  (await staff.newStory({ title, body: '<p>One two three.</p>' })).id;
/** A word that is in no other story. */
const wordOf = ({ name }: StaffCalls) => `quince${name.split('-').at(-1)}`;

test('stories are found, planned and deleted by keys alone, and every act can be undone', async ({
  page,
  staff,
}) => {
  const word = wordOf(staff);
  const ids = [await write(staff, `First ${word}`), await write(staff, `Second ${word}`)];
  await page.goto('/desk/stories/');
  await expect(page.getByRole('table', { name: 'Stories' })).toBeVisible();
  const view = page.getByRole('navigation', { name: 'Views' }).locator('[aria-current="page"]');
  await page.keyboard.press(']');
  await expect(view).toContainText('Assigned to me');
  await page.keyboard.press('[');
  await expect(view).toContainText('Everything');
  await expect(page.getByRole('table', { name: 'Stories' })).toBeVisible();
  await page.keyboard.press('/');
  // At once: the list would be read again for each character.
  await page.keyboard.insertText(word);
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
  for (const id of ids) await staff.call('DELETE', `/stories/wavelength/${id}`);
});

test('the way back from a story leads to the list as it was; a note leads from home to its thread', {
  tag: '@all',
}, async ({ page, staff }) => {
  const word = wordOf(staff);
  const ids = [await write(staff, `First ${word}`), await write(staff, `Second ${word}`)];
  await page.goto(`/desk/stories/?q=${word}`);
  const rows = page.getByRole('row').filter({ hasText: word });
  await expect(rows).toHaveCount(2);
  await page.getByRole('link', { name: `Second ${word}` }).click();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await expect(rows).toHaveCount(2);
  // What was deleted meanwhile is gone from it.
  await page.getByRole('link', { name: `Second ${word}` }).click();
  await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible();
  await staff.call('DELETE', `/stories/wavelength/${ids[0]}`);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(rows).toHaveCount(1);
  // A note that is assigned to a person leads them from home to its thread.
  const { sub } = await staff.call<{ sub: string }>('GET', '/me/wavelength');
  const note = { text: `Who says ${word}?`, assignee: sub };
  await staff.call('POST', `/stories/wavelength/${ids[1]}/notes`, note);
  await page.goto('/desk/');
  await page.getByRole('region', { name: 'Needs you' }).getByRole('link', { name: note.text }).click();
  await expect(page.getByRole('listitem').filter({ hasText: note.text }).locator(':focus')).toHaveCount(1);
  await staff.call('DELETE', `/stories/wavelength/${ids[1]}`);
});

test('every match is selected, not only those shown, and a saved view says how many it has', {
  tag: '@all',
}, async ({ page, staff }) => {
  const filters = { type: 'article' };
  const name = `Articles ${wordOf(staff)}`;
  const view = { name, isShared: false, filters };
  const { id } = await staff.call<{ id: string }>('POST', '/views/wavelength', view);
  await page.goto('/desk/stories/?type=article');
  await page.getByRole('checkbox', { name: 'Select every story shown' }).check({ force: true });
  const bar = page.getByRole('region', { name: 'Selected stories' });
  const shown = '100 selected';
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
  await staff.call('DELETE', `/views/wavelength/${id}`);
});

test('@widths home and list fit the window, and have no axe violation in either theme', async ({
  page,
  staff,
}) => {
  const title = `A story for the desk ${wordOf(staff)}`;
  const id = await write(staff, title);
  const dueAt = new Date(Date.now() - 3_600_000).toISOString();
  await staff.call('PUT', `/stories/wavelength/${id}/work`, { stage: 'legal', dueAt });
  for (const [path, shown] of [
    ['/desk/', 'Needs attention'],
    ['/desk/stories/?due=late', title],
    ['/desk/stories/new/', 'What do you want to write?'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(shown).first()).toBeVisible();
    await expectNoViolationsInAll(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
  await staff.call('DELETE', `/stories/wavelength/${id}`);
});
