// Every screen of the desk in every state that no other journey passes through: no axe violation in either theme. A part that
// is opened over a screen is checked without it.
import type { APIRequestContext, Page, Route } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, staffToken, apiTest as test } from './journey.ts';

const api = '/api/neutron';
test.use({ extraHTTPHeaders: { authorization: `Bearer ${staffToken}` } });

const dialog = '[role="dialog"]';
const menu = '[role="menu"]';
/** A menu or a list of choices, with what is around it. */
const popover = '[data-trigger]';
const work = 'main';

async function newStory(request: APIRequestContext, story: object = {}): Promise<string> {
  const slug = `screens-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  const data = {
    story: { kind: 'article', slug, title: 'A story on a screen', body: '<p>Words.</p>', ...story },
  };
  const made = await request.post(`${api}/stories/wavelength`, { data });
  expect(made.status(), await made.text()).toBe(201);
  return ((await made.json()) as { data: { id: string } }).data.id;
}

const failWith = (status: number, reason: string) => (route: Route) =>
  route.fulfill({ status, json: { errors: [{ code: status, reason, message: 'It did not work' }] } });

/** Opens a menu or a dialog, checks it and closes it. */
async function checkOver(page: Page, part: string, open: () => Promise<unknown>): Promise<void> {
  await open();
  await expect(page.locator(part).first()).toBeVisible();
  await expectNoViolations(page, { part });
  await page.keyboard.press('Escape');
  await expect(page.locator(part)).toHaveCount(0);
}

test('the frame and the lists of the desk', async ({ page }) => {
  await page.goto('/desk/stories/no/such/screen/');
  await expect(page.getByText('There is nothing at this address')).toBeVisible();
  await expectNoViolations(page);
  await checkOver(page, dialog, () => page.keyboard.press('Shift+?'));
  await checkOver(page, dialog, async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('menuitem', { name: 'Stories', exact: true }).waitFor();
  });
  await checkOver(page, popover, () => page.getByRole('button', { name: /^Account of/ }).click());

  for (const [query, shown] of [
    ['q=zzzqqq', 'No story fits these filters'],
    ['state=deleted', 'deleted'],
    ['assignee=me', 'Nothing is assigned to you'],
  ]) {
    await page.goto(`/desk/stories/?${query}`);
    await expect(page.getByText(shown ?? '').first()).toBeVisible();
    await expectNoViolations(page, { part: work });
  }
  // Few rows: axe looks at every one.
  await page.goto('/desk/stories/?type=feature');
  await page.getByRole('checkbox', { name: 'Select every story shown' }).check({ force: true });
  const bar = page.getByRole('region', { name: 'Selected stories' });
  await expect(bar).toBeVisible();
  await expectNoViolations(page, { part: work });
  await checkOver(page, dialog, () => bar.getByRole('button', { name: 'State' }).click());
  await checkOver(page, dialog, () => bar.getByRole('button', { name: 'Withdraw' }).click());
  await checkOver(page, dialog, () => page.getByRole('button', { name: 'Filter by topic' }).click());
  await checkOver(page, dialog, () => page.getByRole('button', { name: 'Save as new view' }).click());
});

test('pictures that are uploaded, cropped and not found', async ({ page }) => {
  await page.goto('/desk/media/?q=zzzqqq');
  await expect(page.getByText('No picture matches')).toBeVisible();
  await expectNoViolations(page, { part: work });
  // Only a picture in use can be replaced; what other journeys uploaded is in no story.
  await page.goto('/desk/media/?use=used');
  const first = page.getByRole('list', { name: 'Pictures' }).getByRole('link').first();
  await expect(first).toBeVisible();
  await page.route('**/resumable/**', () => undefined);
  const picture = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from(name) });
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([picture('waits.png', 'image/png'), picture('photo.heic', 'image/heic')]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByText('A HEIC photo, which most browsers cannot show.')).toBeVisible();
  await expectNoViolations(page, { part: '[aria-label="Uploads"]' });
  await first.click();
  await checkOver(page, dialog, () => page.getByRole('button', { name: 'Crop 1:1 by hand' }).click());
  // Another picture in its place: the choice, then every place that changes.
  const replace = page.getByRole('button', { name: 'Replace', exact: true });
  const library = page.getByRole('dialog').getByRole('list').getByRole('button', { disabled: false });
  await checkOver(page, dialog, async () => {
    await replace.click();
    await library.first().waitFor();
  });
  await checkOver(page, dialog, async () => {
    await replace.click();
    await library.nth(1).click();
    await page.getByRole('button', { name: 'Choose another' }).waitFor();
  });
});

test('the writing screen with everything that opens over it', async ({ page, request }) => {
  const uuid = 'always-dark';
  const newsletter = {
    newsletterId: 'the-signal',
    title: 'The Signal',
    description: 'What is new, each day.',
  };
  const id = await newStory(request, {
    body: `<h2>Heading</h2>\n[shortcode type="newsletter" uuid="${uuid}"]\n<p>Words of a story.</p>`,
    additionalShortcodeData: { [uuid]: { type: 'newsletter', uuid, ...newsletter } },
  });
  await page.goto(`/desk/stories/${id}/?panel=details`);
  const text = page.getByRole('textbox', { name: 'Text of the story' });
  await expect(page.getByLabel('Address', { exact: true })).toBeVisible();
  const chooseEditor = async (name: string) => {
    await page.getByRole('combobox', { name: 'Edited by' }).fill(name);
    await page.getByRole('option', { name }).click();
    // The list stays open for another one, and hides what is behind it.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('grid', { name: 'Edited by' })).toContainText(name);
  };
  await chooseEditor('Ruth Calloway');
  await expectNoViolations(page, { part: 'aside' });
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('link', { name: 'Compare' })).toBeVisible();
  await expectNoViolations(page, { part: 'aside' });
  await checkOver(page, dialog, () => page.getByRole('button', { name: 'Name this one' }).click());

  await text.getByText('Words of a story.').click();
  await checkOver(page, menu, () => page.getByRole('button', { name: 'Block menu; drag to move' }).click());
  await checkOver(page, popover, () => page.getByRole('button', { name: 'Outline' }).click());
  await text.getByText('Words of a story.').selectText();
  await expect(page.getByRole('toolbar', { name: 'Text' })).toBeVisible();
  await expectNoViolations(page, { part: '[role="toolbar"]' });
  await checkOver(page, dialog, async () => {
    await page.keyboard.press('ControlOrMeta+j');
    await page.getByLabel('Address, or words of a story of ours').fill('Halden Book 14');
    // The address that readers have, not the name of the kind.
    await page.getByRole('list', { name: 'Stories' }).getByText('/product/halden-book-14/').waitFor();
  });
  await checkOver(page, dialog, async () => {
    await page.getByRole('button', { name: 'Add the main picture' }).click();
    await page.getByRole('list', { name: 'Pictures of the library' }).getByRole('button').first().waitFor();
  });
  await checkOver(page, dialog, async () => {
    await page.getByRole('button', { name: 'Add the main picture' }).click();
    await page
      .getByRole('list', { name: 'Pictures of the library' })
      .getByRole('button', { disabled: false })
      .first()
      .click();
    await page.getByLabel('Description for people who cannot see it').fill('');
    await page.getByRole('button', { name: 'Place picture' }).click();
    await page.getByText('Say what it shows, or mark it as decorative.').waitFor();
  });
  await text.getByText('Words of a story.').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/chart');
  await page.keyboard.press('Enter');
  // At the lower edge of the window half of it can be cut off, until the editor scrolls.
  const centerHandle = () =>
    page.locator('[data-editor-handle]').evaluate((handle) => handle.scrollIntoView({ block: 'center' }));
  await centerHandle();
  await expectNoViolations(page, { part: '[data-writing]' });
  await checkOver(page, dialog, () => text.getByRole('button', { name: 'Edit' }).last().click());
  // Forms of other blocks, each made from its schema.
  for (const name of ['newsletter box', 'gallery', 'buy button', 'timeline']) {
    await text.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type(`/${name}`);
    await page.keyboard.press('Enter');
    await checkOver(page, dialog, () => text.getByRole('button', { name: 'Edit' }).last().click());
  }
  await centerHandle();
  await expectNoViolations(page, { part: '[data-writing]' });

  await page.getByRole('tab', { name: 'Publish' }).click();
  await page.getByRole('radio', { name: 'At a time' }).check({ force: true });
  await page.getByLabel('Goes out', { exact: true }).fill('2030-05-04T09:30');
  await page.getByRole('checkbox', { name: /^Embargo/ }).check({ force: true });
  await expectNoViolations(page, { part: 'aside' });
  await checkOver(page, dialog, () => page.getByRole('button', { name: 'Delete', exact: true }).click());

  // Two changes of each of two fields.
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.route('**/draft/fields', (route) => route.abort());
  await page.getByLabel('Headline').fill('Mine');
  await chooseEditor('Elena Petrova');
  const { data } = (await (await request.get(`${api}/stories/wavelength/${id}`)).json()) as {
    data: { story: object; version: number };
  };
  await request.put(`${api}/stories/wavelength/${id}`, {
    data: {
      story: { ...data.story, title: 'Theirs', editorIds: ['priya-raman'] },
      baseVersion: data.version,
    },
  });
  await expectNoViolations(page, { part: '#main' });
  await page.unroute('**/draft/fields');
  const choices = page.getByRole('region', { name: 'Choices to make' });
  await expect(choices).toContainText('Theirs');
  for (const name of ['Ruth Calloway', 'Elena Petrova', 'Priya Raman'])
    await expect(choices.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await expectNoViolations(page, { part: '[aria-label="Choices to make"]' });
  const saveVersion = page.getByRole('button', { name: 'Save version' });
  await expect(saveVersion).toHaveAttribute('aria-disabled', 'true');
  for (const left of [1, 0]) {
    await choices.getByRole('button', { name: 'Use this one' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(choices.getByRole('button', { name: 'Use this one' })).toHaveCount(left * 2);
  }
  await expect(choices).toHaveCount(0);
  await expect(saveVersion).not.toHaveAttribute('aria-disabled');

  await page.route('**/draft', failWith(500, 'server_error'));
  await page.reload();
  await expect(page.getByText('This story could not be opened.')).toBeVisible();
  await expectNoViolations(page);
});
