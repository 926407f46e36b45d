// The caret of the writing screen: where the next key goes after something was closed, and when the session ends.
import { type Page, request } from '@playwright/test';
import { publication } from '#config';
import { expect } from './journey.ts';
import { deskTest, test } from './newsroom.ts';

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text of the story' });
const body = '<p>First paragraph.</p><p>Second paragraph.</p>';

async function putCaretAfter(page: Page, words: string): Promise<void> {
  await textOf(page).getByText(words).click();
  await page.keyboard.press('End');
}

deskTest(
  'the key after a dialog or a menu goes to where the caret was, however slow the page is',
  async ({ page, staff }) => {
    const { id } = await staff.newStory({ body });
    const { keyboard } = page;
    await page.goto(`/desk/stories/${id}/`);
    await putCaretAfter(page, 'First paragraph.');
    // Each frame takes half a second, and the code of the dialog of pictures comes late.
    await page.evaluate(() => {
      const frame = requestAnimationFrame;
      window.requestAnimationFrame = (run) => window.setTimeout(() => frame(run), 500);
      window.cancelAnimationFrame = (id) => window.clearTimeout(id);
    });
    await page.route(/picture-dialog/, (route) => setTimeout(() => void route.continue(), 300));
    const openings: [string, () => Promise<unknown>][] = [
      ['dialog', () => keyboard.press('ControlOrMeta+j')],
      ['dialog', () => keyboard.press('ControlOrMeta+k')],
      ['dialog', () => keyboard.type('/picture\n')],
      ['menu', () => page.getByRole('button', { name: 'Block menu' }).click()],
      ['dialog', () => page.getByRole('button', { name: 'Add the main picture' }).click()],
      ['dialog', () => page.getByRole('button', { name: 'All keys' }).last().click()],
    ];
    let typed = '';
    for (const [index, [role, open]] of openings.entries()) {
      await keyboard.type(' ');
      await open();
      const shown = page.getByRole(role as 'dialog').last();
      await expect(shown).toBeVisible();
      await expect(shown.locator(':focus').or(shown.and(page.locator(':focus')))).toHaveCount(1);
      await keyboard.press('Escape');
      await keyboard.type(`Number ${index}.`);
      typed += ` Number ${index}.`;
      await expect(textOf(page)).toContainText(`First paragraph.${typed}Second paragraph.`);
    }
    await expect
      .poll(async () => (await staff.read(id)).story.body)
      .toContain(`First paragraph.${typed}</p>`);
  },
);

deskTest(
  'a new block opens its form, which loses nothing: by Esc, a reload, an undo or a colleague',
  { tag: '@all' },
  async ({ page, staff }) => {
    const { id } = await staff.newStory({ body });
    const { keyboard } = page;
    const stored = async () => JSON.stringify(await staff.read(id));
    const dialog = page.getByRole('dialog', { name: 'Podcast' });
    const field = (name: string) => dialog.getByLabel(name, { exact: true });
    const edit = async () => {
      await page.getByRole('button', { name: 'Edit' }).click();
      await expect(field('Title')).toBeFocused();
    };
    await page.goto(`/desk/stories/${id}/`);
    await putCaretAfter(page, 'First paragraph.');
    await keyboard.type(' /podcast\n');
    await expect(field('Title')).toBeFocused();
    await keyboard.type('Signals');
    await keyboard.press('Escape');
    // The caret is below the block, where the next words replace nothing.
    await keyboard.type('On. ');
    await expect(textOf(page).locator('p').last()).toHaveText('On. Second paragraph.');
    // A version has no podcast without an address: the block says so, and a program that saves the story keeps it.
    await expect(textOf(page).getByText('Not finished')).toBeVisible();
    await staff.save(id, { dek: 'By a program.' });
    await expect(page.getByLabel('Dek')).toHaveValue('By a program.');
    await edit();
    await expect(field('Title')).toHaveValue('Signals');
    await field('Address').fill('https://example.com/signals.mp3');
    await expect.poll(stored).toContain('Signals');
    await field('Show').fill('Ink');
    // No podcast can have it: it waits here, and everything else is stored.
    await field('Duration seconds').fill('');
    await expect(dialog.getByText('One value is not finished')).toBeVisible();
    await page.reload();
    await expect(textOf(page).getByText('Not finished')).toBeVisible();
    const saveVersion = page.getByRole('button', { name: 'Save version' });
    await expect(saveVersion).toHaveAttribute('aria-disabled', 'true');
    await edit();
    await expect(field('Show')).toHaveValue('Ink');
    await expect(field('Duration seconds')).toHaveValue('');
    await field('Duration seconds').fill('90');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect.poll(stored).toContain('"durationSeconds":90');
    await expect(textOf(page).getByText('Not finished')).toHaveCount(0);
    await expect(saveVersion).not.toHaveAttribute('aria-disabled');
    // A colleague changes another value while the form is open, and then deletes the block.
    await edit();
    const { story } = await staff.read(id);
    const data = JSON.stringify(story.additionalShortcodeData).replace('"Ink"', '"Paper"');
    await staff.save(id, { additionalShortcodeData: JSON.parse(data) });
    await expect(field('Show')).toHaveValue('Paper');
    await field('Title').fill('Signals and noise');
    await expect.poll(stored).toContain('Signals and noise');
    await staff.save(id, { body });
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('A colleague deleted the block that you had open.')).toBeVisible();
    const passage = page.locator('[data-passage]');
    await expect(passage.filter({ hasText: 'Signals and noise' })).toContainText('Paper');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(stored).toContain('Signals and noise');
    await expect(passage).toHaveCount(0);
  },
);

/** Ends the session on the server; the browser learns nothing of it. */
async function endSession(page: Page): Promise<void> {
  const elsewhere = await request.newContext({ storageState: await page.context().storageState() });
  const { origin } = new URL(page.url());
  const query = new URLSearchParams({
    client_id: publication.identity.clientId ?? '',
    returnTo: `${origin}/desk/sign-in/`,
  });
  const response = await elsewhere.get(`${origin}/identity/v2/logout?${query}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  });
  expect(response.headers().location).toContain('/desk/sign-in/');
  await elsewhere.dispose();
}

test.describe('a session', () => {
  // Browsers log every call that is rejected.
  test.use({ mayLogErrors: true });

  test('that ends on the server leaves the focus in the text; signing in goes on there', async ({
    page,
    staff,
  }) => {
    const { email, password } = await staff.newAccount({ role: 'editor' });
    const { id } = await staff.newStory({ body });
    const signIn = async () => {
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.keyboard.press('Enter');
    };
    await page.goto(`/desk/stories/${id}/`);
    await signIn();
    await putCaretAfter(page, 'First paragraph.');
    await page.keyboard.type(' Before.');
    await expect.poll(async () => (await staff.read(id)).story.body).toContain('Before.');
    const rejected = new Set<string>();
    page.on('response', (response) => {
      if (response.status() === 401) rejected.add(new URL(response.url()).pathname.split('/').at(-1) ?? '');
    });
    await endSession(page);
    // The stream of events has ended, and nothing was typed since.
    const banner = page.getByRole('alert').filter({ hasText: 'Your session has ended.' });
    await expect(banner).toBeVisible();
    await expect(textOf(page)).toBeFocused();
    await page.keyboard.type(' After the end.');
    // Every panel reads what it shows, while one writes on.
    for (const name of ['Details', 'Social', 'All fields', 'Notes', 'History', 'Publish']) {
      await page.getByRole('tab', { name }).click();
      await putCaretAfter(page, 'First paragraph.');
      await page.keyboard.type(` ${name}.`);
    }
    await expect.poll(() => [...rejected]).toEqual(expect.arrayContaining(['steps', 'checks', 'versions']));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(textOf(page)).toBeFocused();
    const typed = 'Before. After the end. Details. Social. All fields. Notes. History. Publish.';
    await expect(textOf(page)).toContainText(typed);
    await banner.getByRole('button', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(dialog).toBeVisible();
    await signIn();
    await expect(dialog).toHaveCount(0);
    await page.keyboard.type(' And on.');
    await expect(banner).toHaveCount(0);
    await expect.poll(async () => (await staff.read(id)).story.body).toContain(`${typed} And on.</p>`);
  });
});
