// A new writer's first story: signs in, writes, illustrates, previews, schedules. By mouse, by keyboard alone, on a phone.
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { tabTo } from './by-keyboard.ts';
import { expect } from './journey.ts';
import { deskTest, test } from './newsroom.ts';
import type { StaffCalls } from './staff-calls.ts';

// Calls before the sign-in are rejected, and browsers log that.
test.use({ mayLogErrors: true });

/** How one person works. Some keys lead there at once; Shift and Tab lead back to it. */
interface Hand {
  press(control: Locator, keys?: string): Promise<void>;
  write(field: Locator, words: string): Promise<void>;
  /** The other one of two choices. */
  choose(name: string): Promise<void>;
  /** The time May 4, 2030, 9:30 in the morning. */
  chooseTime(field: Locator): Promise<void>;
}

const byPointer = (page: Page, press: 'click' | 'tap'): Hand => ({
  press: (control) => control[press](),
  choose: (name) => page.getByText(name, { exact: true })[press](),
  async write(field, words) {
    await field[press]();
    await page.keyboard.type(words);
  },
  chooseTime: (field) => field.fill('2030-05-04T09:30'),
});

const byKeys = (page: Page): Hand => ({
  async press(control, keys) {
    if (keys && keys !== 'Shift+Tab') return page.keyboard.press(keys);
    await tabTo(page, control, keys);
    await page.keyboard.press('Enter');
  },
  async choose(name) {
    await tabTo(page, page.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name })).toBeChecked();
  },
  async write(field, words) {
    await tabTo(page, field);
    await page.keyboard.type(words);
  },
  async chooseTime(field) {
    await tabTo(page, field);
    await page.keyboard.type('05042029');
    await page.keyboard.press('Tab');
    await page.keyboard.type('0930AM');
    await expect(field).toHaveValue('2029-05-04T09:30');
    // Back to the year, of a time that is complete.
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('2030');
    await expect(field).toHaveValue('2030-05-04T09:30');
  },
});

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text of the story' });

async function signIn(page: Page, hand: Hand, staff: StaffCalls): Promise<void> {
  const { email, password } = await staff.newAccount({ role: 'editor' });
  await page.goto('/desk/');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(email);
  await hand.write(page.getByLabel('Password'), password);
  await hand.press(page.getByRole('button', { name: 'Sign in', exact: true }), 'Enter');
  await page.waitForURL(/\/desk\/?$/);
  await expect(page.getByText('Needs attention').first()).toBeVisible();
}

/** The headline is the name of the journey: no other story has it. */
async function beginStory(page: Page, hand: Hand, { name }: StaffCalls): Promise<string> {
  await hand.press(page.getByRole('link', { name: 'New story' }), 'n');
  const article = page.getByRole('button', { name: /^Article/ });
  await expect(article).toBeFocused();
  await hand.press(article, 'Enter');
  // An empty headline waits for its words.
  await expect(page.getByLabel('Headline')).toBeFocused();
  await page.keyboard.type(name);
  await hand.write(page.getByLabel('Dek'), 'Tolls begin in May.');
  return new URL(page.url()).pathname.split('/').at(-2) ?? '';
}

const picturesIn = (dialog: Locator) =>
  dialog.getByRole('list', { name: 'Pictures' }).getByRole('button', { disabled: false });

/** Finds the two pictures of this journey; the library has a thousand others. */
async function findPictures(dialog: Locator, { name }: StaffCalls): Promise<Locator> {
  await dialog.getByLabel('Search pictures').fill(name);
  await expect(picturesIn(dialog)).toHaveCount(2);
  return picturesIn(dialog);
}

async function placePicture(page: Page, hand: Hand, shows = 'The bridge at dawn'): Promise<void> {
  const dialog = page.getByRole('dialog');
  await hand.write(dialog.getByLabel('Description for people who cannot see it'), '');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(shows);
  await hand.press(dialog.getByRole('button', { name: 'Place picture' }));
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('figure').getByRole('img', { name: shows })).toBeVisible();
}

async function preview(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'Preview' }), 'ControlOrMeta+Shift+P');
  const phone = page.frameLocator('iframe[title="Phone preview"]');
  await expect(phone.getByText('The bridge is open.')).toBeVisible();
  await expect(phone.getByRole('img', { name: 'The bridge at dawn' }).first()).toBeAttached();
  await hand.press(page.getByRole('link', { name: 'Back to the text' }), 'Shift+Tab');
  await expect(textOf(page)).toContainText('The bridge is open.');
}

async function schedule(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Publish…' }), 'ControlOrMeta+Enter');
  await hand.choose('At a time');
  await hand.chooseTime(page.getByLabel('Goes out', { exact: true }));
  await hand.press(page.getByRole('button', { name: /^Schedule for May 4, 2030/ }));
  await expect(page.getByText(/^Goes out May 4, 2030/)).toBeVisible();
}

const stored = ({ name }: StaffCalls) => ({
  story: {
    title: name,
    slug: name,
    dek: 'Tolls begin in May.',
    image: { alt: 'The bridge at dawn' },
  },
  publishAt: '2030-05-04T13:30:00.000Z',
});

test('a first story by mouse', { tag: '@all' }, async ({ page, staff }) => {
  await staff.newPicture();
  await staff.newPicture();
  const hand = byPointer(page, 'click');
  await signIn(page, hand, staff);
  const id = await beginStory(page, hand, staff);
  await hand.write(textOf(page), 'The bridge is open.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/heading');
  await page.getByRole('option', { name: /^Heading/ }).click();
  await page.keyboard.type('What it costs');
  await textOf(page)
    .getByText('The bridge is open.')
    .dblclick({ position: { x: 8, y: 8 } });
  await page.getByRole('toolbar', { name: 'Text' }).getByRole('button', { name: 'Bold' }).click();
  await hand.press(page.getByRole('button', { name: 'Add the main picture' }));
  const dialog = page.getByRole('dialog');
  await (await findPictures(dialog, staff)).first().click();
  // Decorative at this place: it needs no description. Then it is replaced by one that is described.
  const decorative = dialog.getByRole('checkbox', { name: 'Decorative' });
  await decorative.check({ force: true });
  await dialog.getByRole('button', { name: 'Place picture' }).click();
  const inDraft = async () => JSON.stringify(await staff.read(id));
  await expect.poll(inDraft).toContain('"isDecorative":true');
  await expect(page.getByText('No description')).toHaveCount(0);
  // The library has it as before, for the next story.
  await page.getByRole('button', { name: 'Replace' }).click();
  await (await findPictures(dialog, staff)).first().click();
  await expect(decorative).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Choose another' }).click();
  await (await findPictures(dialog, staff)).nth(1).click();
  await placePicture(page, hand);
  // A picture that is called by a slash takes the slash away; without a picture one writes on.
  await textOf(page).getByText('What it costs').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type('More to come.');
  await schedule(page, hand);
  const now = await staff.read(id);
  expect(now).toMatchObject(stored(staff));
  expect(now.story.body).toMatch(
    /<p><strong>The<\/strong> bridge is open\.\s*<\/p>\s*<h2[^>]*>What it costs<\/h2>\s*<p>More to come\.<\/p>/,
  );
});

test('a first story by keyboard alone', async ({ page, staff }) => {
  await staff.newPicture();
  await staff.newPicture();
  const hand = byKeys(page);
  const { keyboard } = page;
  await signIn(page, hand, staff);
  const id = await beginStory(page, hand, staff);
  await hand.press(page.getByRole('button', { name: 'Add the main picture' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Search pictures')).toBeFocused();
  await keyboard.type(staff.name);
  const pictures = picturesIn(dialog);
  await expect(pictures).toHaveCount(2);
  await tabTo(page, pictures.first());
  await keyboard.press('ArrowRight');
  await expect(pictures.nth(1)).toBeFocused();
  await keyboard.press('Enter');
  await placePicture(page, hand);
  // The button that opened the dialog is gone: the focus is on the one in its place.
  await expect(page.getByRole('button', { name: 'Replace' })).toBeFocused();
  await hand.write(textOf(page), 'The bridge is open.');
  await keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(/Saved as version/)).toBeVisible();
  await schedule(page, hand);
  const now = await staff.read(id);
  expect(now).toMatchObject(stored(staff));
  expect(now.story.body).toContain('The bridge is open.');
});

deskTest(
  'headings, links, blocks and pictures of a text by keyboard alone',
  { tag: '@all' },
  async ({ page, staff }) => {
    const hand = byKeys(page);
    const { keyboard } = page;
    await staff.newPicture();
    await staff.newPicture();
    const { id } = await staff.newStory({ body: '<p>The bridge is open.</p>' });
    await page.goto(`/desk/stories/${id}/`);
    const dialog = page.getByRole('dialog');
    const pictures = picturesIn(dialog);
    await hand.write(textOf(page), '');
    await keyboard.press('ControlOrMeta+End');
    await keyboard.press('Enter');
    await keyboard.type('## ');
    await keyboard.type('What it costs');
    await keyboard.press('Enter');
    await keyboard.type('Some **bold** words and a link');
    await keyboard.press('Control+Shift+ArrowLeft');
    await expect(page.getByRole('toolbar', { name: 'Text' })).toBeVisible();
    await keyboard.press('ControlOrMeta+j');
    await hand.write(dialog.getByLabel(/^Address/), 'https://example.com/');
    await keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(textOf(page)).toBeFocused();
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('toolbar', { name: 'Text' })).toHaveCount(0);
    await keyboard.press('Enter');
    await keyboard.type('/takeaways');
    await keyboard.press('Enter');
    await keyboard.type('One thing');
    await keyboard.press('Alt+ArrowUp');
    await keyboard.press('ControlOrMeta+End');
    // The picture stands where the slash was, and one writes on in its caption.
    await keyboard.press('Enter');
    await keyboard.type('/picture');
    await keyboard.press('Enter');
    await expect(dialog.getByLabel('Search pictures')).toBeFocused();
    await keyboard.type(staff.name);
    await expect(pictures).toHaveCount(2);
    await tabTo(page, pictures.first());
    await keyboard.press('Enter');
    await placePicture(page, hand, 'The pier');
    await expect(textOf(page)).toBeFocused();
    await keyboard.type('In May ');
    await expect(textOf(page).locator('figure')).toContainText('In May ');
    await expect.poll(async () => JSON.stringify(await staff.read(id))).toContain('In May ');
    expect((await staff.read(id)).story.body).toMatch(
      /<h2[^>]*>What it costs<\/h2>\s*\[shortcode type="keyTakeaways"[^\]]*\]\s*<p>Some <strong>bold<\/strong> words and a <a href="https:\/\/example.com\/"[^>]*>link<\/a><\/p>\s*\[shortcode type="image"[^\]]*\]$/,
    );
  },
);

for (const [device, hands, tag] of [
  ['by mouse', (page: Page) => byPointer(page, 'click'), ['@all']],
  ['by keyboard alone', byKeys, ['@all']],
  ['on a phone', (page: Page) => byPointer(page, 'tap'), ['@phone', '@all']],
] as const)
  deskTest(`a story is previewed ${device}`, { tag: [...tag] }, async ({ page, staff }) => {
    const { image } = await staff.newPicture();
    const { id } = await staff.newStory({
      body: '<p>The bridge is open.</p>',
      image: { ...image, alt: 'The bridge at dawn', urls: undefined, avif: undefined },
    });
    await page.goto(`/desk/stories/${id}/`);
    await textOf(page).getByText('The bridge is open.').click();
    await preview(page, hands(page));
  });

test('@phone a first story on a phone', { tag: '@all' }, async ({ page, staff }) => {
  const hand = byPointer(page, 'tap');
  await signIn(page, hand, staff);
  const id = await beginStory(page, hand, staff);
  await hand.press(page.getByRole('button', { name: 'Add the main picture' }));
  const opened = page.waitForEvent('filechooser');
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Take a photo' }));
  const photo = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#35607e' } });
  const buffer = await photo.jpeg().toBuffer();
  await (await opened).setFiles({ name: 'bridge.jpg', mimeType: 'image/jpeg', buffer });
  await placePicture(page, hand);
  await hand.write(textOf(page), 'The bridge is open.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('What it costs');
  await hand.press(page.getByRole('toolbar', { name: 'Writing' }).getByRole('button', { name: 'Heading' }));
  await expect(textOf(page).getByRole('heading', { name: 'What it costs' })).toBeVisible();
  await schedule(page, hand);
  const now = await staff.read(id);
  expect(now).toMatchObject(stored(staff));
  expect(now.story.body).toMatch(/<p>The bridge is open\.<\/p>\s*<h2[^>]*>What it costs<\/h2>/);
  // A phone has no side: what belongs to the account is behind More.
  await page.goto('/desk/');
  await hand.press(page.getByRole('button', { name: 'More', exact: true }));
  await expect(page.getByRole('menuitem', { name: 'Password, passkeys, devices' })).toBeVisible();
  await hand.press(page.getByRole('menuitem', { name: 'Sign out' }));
  await expect(page).toHaveURL(/\/desk\/sign-in\//);
});

// With the cookie of a sign-in: headers of a test are not sent by requests that go on after their page.
test('keys typed in the moment in which the page is left are on the server', { tag: '@all' }, async ({
  page,
  staff,
}) => {
  await signIn(page, byPointer(page, 'click'), staff);
  const { id } = await staff.newStory({ body: '<p>First paragraph.</p>' });
  await page.goto(`/desk/stories/${id}/`);
  await textOf(page).getByText('First paragraph.').click();
  await page.keyboard.press('End');
  // Before the steps are due.
  await page.evaluate(() => {
    document.execCommand('insertText', false, ' Gone in a flash.');
    location.href = 'about:blank';
  });
  await expect.poll(() => staff.bodyOf(id)).toContain('Gone in a flash.');
});
