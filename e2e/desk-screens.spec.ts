// Every screen of the desk in every state that no other journey passes through: no axe violation in either theme. A part that
// is opened over a screen is checked without it.
import type { Page, Route } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect } from './journey.ts';
import { deskTest as test } from './newsroom.ts';
import type { StaffCalls } from './staff-calls.ts';

// States that follow a failure are part of this.
test.use({ mayLogErrors: true });

const dialog = '[role="dialog"]';
const menu = '[role="menu"]';
/** A menu or a list of choices, with what is around it. */
const popover = '[data-trigger]';
const work = 'main';

const topics = [{ slug: 'energy', primary: true }];
const newStory = async (staff: StaffCalls, story: object = {}) =>
  (await staff.newStory({ title: 'A story on a screen', body: '<p>Words.</p>', topics, ...story })).id;

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

test('the frame of the desk', async ({ page }) => {
  await page.goto('/desk/stories/no/such/screen/');
  await expect(page.getByText('There is nothing at this address')).toBeVisible();
  await expectNoViolations(page);
  await checkOver(page, dialog, () => page.keyboard.press('Shift+?'));
  await checkOver(page, dialog, async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('menuitem', { name: 'Stories', exact: true }).waitFor();
  });
  await checkOver(page, popover, () => page.getByRole('button', { name: /^Account of/ }).click());
});

test('the list of stories, and what opens over it', async ({ page }) => {
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

test('home, and the kinds of a new story', async ({ page, staff }) => {
  const id = await newStory(staff);
  const dueAt = new Date(Date.now() - 3_600_000).toISOString();
  await staff.call('PUT', `/stories/wavelength/${id}/work`, { stage: 'legal', dueAt });
  for (const [path, shown] of [
    ['/desk/', 'Needs attention'],
    ['/desk/stories/?due=late', 'A story on a screen'],
    ['/desk/stories/new/', 'What do you want to write?'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(shown).first()).toBeVisible();
    await expectNoViolations(page, { part: work });
  }
  await staff.call('DELETE', `/stories/wavelength/${id}`);
});

test('pictures that are uploaded, cropped and not found', { tag: '@all' }, async ({ page, staff }) => {
  const { id, image } = await staff.newPicture();
  await newStory(staff, { image: { ...image, urls: undefined, avif: undefined } });
  await page.goto('/desk/media/?q=zzzqqq');
  await expect(page.getByText('No picture matches')).toBeVisible();
  await expectNoViolations(page, { part: work });
  // Only a picture in use can be replaced.
  await page.goto('/desk/media/?use=used');
  const own = page.getByRole('list', { name: 'Pictures' }).locator(`a[href*="${id}"]`);
  await expect(own).toBeVisible();
  await page.route('**/resumable/**', () => undefined);
  const picture = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from(name) });
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([picture('waits.png', 'image/png'), picture('photo.heic', 'image/heic')]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByText('A HEIC photo, which most browsers cannot show.')).toBeVisible();
  await expectNoViolations(page, { part: '[aria-label="Uploads"]' });
  await own.click();
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

async function chooseEditor(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Edited by' }).fill(name);
  await page.getByRole('option', { name }).click();
  // The list stays open for another one, and hides what is behind it.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid', { name: 'Edited by' })).toContainText(name);
}

/** At the lower edge of the window half of it can be cut off, until the editor scrolls. */
const centerHandle = (page: Page) =>
  page.locator('[data-editor-handle]').evaluate((handle) => handle.scrollIntoView({ block: 'center' }));

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text of the story' });

async function open(page: Page, id: string, query = ''): Promise<void> {
  await page.goto(`/desk/stories/${id}/${query}`);
  await expect(textOf(page)).toBeVisible();
}

test('the panels of the writing screen, and menus over its text', async ({ page, staff }) => {
  const uuid = 'always-dark';
  const newsletter = {
    newsletterId: 'the-signal',
    title: 'The Signal',
    description: 'What is new, each day.',
  };
  const id = await newStory(staff, {
    body: `<h2>Heading</h2>\n[shortcode type="newsletter" uuid="${uuid}"]\n<p>Words of a story.</p>`,
    additionalShortcodeData: { [uuid]: { type: 'newsletter', uuid, ...newsletter } },
  });
  await open(page, id, '?panel=details');
  const text = textOf(page);
  await expect(page.getByLabel('Address', { exact: true })).toBeVisible();
  await chooseEditor(page, 'Ruth Calloway');
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
});

test('the writing screen with every kind of text, its list of blocks and its other panels', async ({
  page,
  staff,
}) => {
  const id = await newStory(staff, {
    body: '<h2>Heading</h2><p>Words <a href="/x/">link</a></p><ul><li>item</li></ul><blockquote><p>quote</p></blockquote>',
  });
  await open(page, id);
  await expectNoViolations(page);
  await textOf(page).getByText('Words').click();
  await page.keyboard.type(' /');
  await expect(page.getByRole('listbox', { name: 'Blocks' })).toBeVisible();
  await expectNoViolations(page, { part: '[role="listbox"]' });
  await page.keyboard.press('Escape');
  for (const tab of ['Social', 'All fields']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel').getByRole('textbox').first()).toBeVisible();
    await expectNoViolations(page, { part: 'aside' });
  }
});

test('dialogs for links and pictures', { tag: '@all' }, async ({ page, staff }) => {
  await staff.newPicture();
  const id = await newStory(staff, { body: '<p>Words of a story.</p>' });
  await open(page, id);
  await textOf(page).getByText('Words of a story.').selectText();
  await expect(page.getByRole('toolbar', { name: 'Text' })).toBeVisible();
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
});

test('blocks of a text and their forms', async ({ page, staff }) => {
  const uuid = 'always-dark';
  const newsletter = {
    newsletterId: 'the-signal',
    title: 'The Signal',
    description: 'What is new, each day.',
  };
  const id = await newStory(staff, {
    body: `<h2>Heading</h2>\n[shortcode type="newsletter" uuid="${uuid}"]\n<p>Words of a story.</p>`,
    additionalShortcodeData: { [uuid]: { type: 'newsletter', uuid, ...newsletter } },
  });
  await open(page, id);
  const text = textOf(page);
  await text.getByText('Words of a story.').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/chart');
  await checkOver(page, dialog, () => page.keyboard.press('Enter'));
  await centerHandle(page);
  await expectNoViolations(page, { part: '[data-writing]' });
});

test('forms of blocks, each made from its schema', { tag: '@all' }, async ({ page, staff }) => {
  const id = await newStory(staff);
  await open(page, id);
  const text = textOf(page);
  for (const name of ['newsletter box', 'gallery', 'buy button', 'timeline']) {
    await text.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type(`/${name}`);
    await checkOver(page, dialog, () => page.keyboard.press('Enter'));
  }
  await centerHandle(page);
  await expectNoViolations(page, { part: '[data-writing]' });
});

test('what can be done with a story, and one that cannot be opened', async ({ page, staff }) => {
  const id = await newStory(staff);
  await open(page, id);
  await page.getByRole('tab', { name: 'Publish' }).click();
  await page.getByRole('radio', { name: 'At a time' }).check({ force: true });
  await page.getByLabel('Goes out', { exact: true }).fill('2030-05-04T09:30');
  await page.getByRole('checkbox', { name: /^Embargo/ }).check({ force: true });
  await expectNoViolations(page, { part: 'aside' });
  await checkOver(page, dialog, () => page.getByRole('button', { name: 'Delete', exact: true }).click());

  await page.route('**/draft', failWith(500, 'server_error'));
  await page.reload();
  await expect(page.getByText('This story could not be opened.')).toBeVisible();
  await expectNoViolations(page);
});

test('two changes of each of two fields', { tag: '@all' }, async ({ page, staff }) => {
  const id = await newStory(staff);
  await open(page, id, '?panel=details');
  await chooseEditor(page, 'Ruth Calloway');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.route('**/draft/fields', (route) => route.abort());
  await page.getByLabel('Headline').fill('Mine');
  await chooseEditor(page, 'Elena Petrova');
  await staff.save(id, { title: 'Theirs', editorIds: ['priya-raman'] });
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
});

test('a story before and after it goes out', async ({ page, staff }) => {
  const id = await newStory(staff, { body: '<p>The bridge cost TK dollars.</p>' });
  await open(page, id);
  await expect(page.getByRole('region', { name: 'Before it goes out' })).toContainText('TK is left');
  await expectNoViolations(page, { part: 'aside' });
  const outId = await newStory(staff, { body: '<p>The bridge is open.</p>' });
  await staff.publish(outId);
  await staff.save(outId, { body: '<p>The bridge is open. Tolls begin in May.</p>' });
  await open(page, outId);
  await checkOver(page, dialog, async () => {
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.locator(dialog).locator('ins')).toContainText('Tolls begin in May.');
  });
  await checkOver(page, dialog, () => page.getByRole('button', { name: 'Unpublish' }).click());
  await page.goto(`/desk/stories/${outId}/history/`);
  await expect(page.locator('ins')).toContainText('Tolls begin in May.');
  await expectNoViolations(page, { part: work });
  for (const look of ['In line', 'Who wrote it']) {
    await page.getByRole('radio', { name: look }).click();
    await expect(page.getByText('Tolls begin in May.')).toBeVisible();
    await expectNoViolations(page, { part: work });
  }
});

test('notes in the panel and beside the text', async ({ page, staff }) => {
  const id = await newStory(staff, { body: '<p>Everything is known.</p>' });
  await open(page, id);
  await textOf(page).getByText('Everything is known.').selectText();
  await page.keyboard.press('ControlOrMeta+Shift+m');
  await expect(page.getByLabel('Note on these words')).toBeFocused();
  await page.keyboard.type('Says who?');
  await page.getByRole('button', { name: 'Write the note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Says who?' })).toBeVisible();
  await expectNoViolations(page, { part: 'aside' });
  await page.keyboard.press('ControlOrMeta+.');
  await expect(page.getByRole('list', { name: 'Notes beside the text' })).toBeVisible();
  await expectNoViolations(page, { part: work });
});

test('a preview and its links; an address that is taken', { tag: '@all' }, async ({ page, staff }) => {
  const { id, slug } = await staff.newStory({ topics, body: '<p>Not out yet.</p>' });
  await page.goto(`/desk/stories/${id}/preview/`);
  await expect(page.frameLocator('iframe[title="Phone preview"]').getByText('Not out yet.')).toBeVisible();
  await expectNoViolations(page, { part: work, without: ['iframe'] });
  await checkOver(page, dialog, async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Make a link and copy it' }).click();
    await page.locator(dialog).locator('code').waitFor();
  });
  await page.goto('/desk/stories/new/');
  await page.getByRole('button', { name: /^Article/ }).click();
  await page.getByLabel('Headline').fill(slug.replaceAll('-', ' '));
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('alert').filter({ hasText: `The address “${slug}” is taken.` })).toBeVisible();
  await expectNoViolations(page, { part: 'aside' });
});

test('reviews, galleries, best lists and the search for a product', { tag: '@all' }, async ({
  page,
  staff,
}) => {
  const product = `Quill ${staff.name}`;
  const review = { kind: 'review', body: '<p>It is quiet.</p>', good: ['Light', 'Silent'], starRating: 4.5 };
  const picture = await staff.newPicture();
  const image = { ...picture.image, urls: undefined, avif: undefined };
  const reviewId = await newStory(staff, {
    ...review,
    bottomLine: 'Buy it.',
    subRatings: [{ id: 'a', name: 'Battery', rating: 3 }],
    relatedProduct: {
      id: 'quill',
      product: { name: product, slug: 'quill', shortSpecs: ['Weight: 1.2 kg'] },
      manufacturer: { id: 'halden', name: 'Halden', slug: 'halden' },
      resellers: [{ id: 'a', name: 'Parcelry', price: 1199, url: 'https://parcelry.example/quill' }],
    },
  });
  const gallery = {
    kind: 'gallery',
    body: undefined,
    items: [{ id: 'One', title: 'One', position: 1, image }],
  };
  const pick = (hed: string) => ({ type: 'listicle', uuid: hed, listicle: { hed, usePricing: false } });
  const bestList = {
    type: 'best-list',
    body: '<p>One.</p>\n[shortcode type="listicle" uuid="Alder"]',
    additionalShortcodeData: { Alder: pick('Alder') },
    listicles: [{ uuid: 'cedar', hed: 'Cedar', usePricing: false }],
  };
  for (const [id, region] of [
    [reviewId, 'Product'],
    [await newStory(staff, gallery), 'Pictures'],
    [await newStory(staff, bestList), 'Picks'],
  ] as const) {
    await page.goto(`/desk/stories/${id}/`);
    await expect(page.getByRole('region', { name: region, exact: true })).toBeVisible();
    if (region === 'Picks') await page.getByRole('button', { name: 'Edit Alder' }).click();
    await expectNoViolations(page, { part: work });
  }
  await page.getByRole('button', { name: 'Find a product' }).click();
  await page.locator(dialog).getByRole('searchbox').fill(product);
  await expect(page.locator(dialog).getByRole('menuitem').filter({ hasText: product })).toBeVisible();
  await expectNoViolations(page, { part: dialog });
});

test('what people find who lack a right', async ({ page, staff }) => {
  const id = await newStory(staff);
  await page.setExtraHTTPHeaders(await staff.colleague('contributor'));
  await page.goto(`/desk/stories/${id}/preview/`);
  await expect(page.getByRole('heading', { level: 2, name: 'You cannot open this' })).toBeVisible();
  await expectNoViolations(page, { part: work });
  await page.goto('/desk/comments/');
  await expect(page.getByText('The right is called moderate.')).toBeVisible();
  await expectNoViolations(page);
  const picture = await staff.newPicture();
  await page.goto(`/desk/media/${picture.id}`);
  await expect(page.getByRole('note').filter({ hasText: '“manage-pictures”' })).toBeVisible();
  await expectNoViolations(page, { part: 'aside' });
  await page.setExtraHTTPHeaders(await staff.colleague('writer'));
  await staff.publish(id);
  await page.goto(`/desk/stories/${id}/`);
  await expect(page.getByRole('note').filter({ hasText: '“edit-all”' })).toBeVisible();
  await expectNoViolations(page, { part: work });
});

test.describe('signing in', () => {
  test.use({ extraHTTPHeaders: {} });

  test('a wrong password, an account without a role', async ({ page, staff }) => {
    const { email, password } = await staff.newAccount();
    await page.goto('/desk/stories/');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill('not the password');
    await page.keyboard.press('Enter');
    await expect(page.getByText('E-mail or password is incorrect.')).toBeVisible();
    await expectNoViolations(page);
    await page.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('This account is right, but it is not a member of staff.')).toBeVisible();
    await expectNoViolations(page);
  });
});
