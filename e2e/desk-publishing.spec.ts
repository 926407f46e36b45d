// A story from its first check to its publication: checked, scheduled, published, compared, previewed. Signing in is the subject
// of `desk-first-story.spec.ts`; only the second factor of staff is checked here.
import type { Page } from '@playwright/test';
import { tabTo } from './by-keyboard.ts';
import { expectNoViolationsInAll as expectNoViolations } from './desk-axe.ts';
import { expect } from './journey.ts';
import { desktopFirst, test as freshTest, deskTest as test } from './newsroom.ts';
import type { StaffCalls } from './staff-calls.ts';

// The browser logs requests that these journeys make fail on purpose.
test.use({ mayLogErrors: true });

const topics = [{ slug: 'energy', primary: true }];
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text of the story' });

async function openNew(page: Page, staff: StaffCalls, body: string, isPublished = false) {
  const story = await staff.newStory({ title: 'A first story', topics, body });
  if (isPublished) await staff.publish(story.id);
  await page.goto(`/desk/stories/${story.id}/`);
  await expect(textOf(page)).toBeVisible();
  return story;
}

/** Types at the end of the paragraph with these words. */
async function typeAfter(page: Page, words: string, typed: string): Promise<void> {
  await textOf(page).getByText(words).click();
  await page.keyboard.press('End');
  await page.keyboard.type(typed);
}

async function planFor2030(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'At a time' }).check({ force: true });
  await page.getByLabel('Goes out', { exact: true }).fill('2030-05-04T09:30');
  await page.getByRole('button', { name: /^Schedule for May 4, 2030/ }).click();
}

freshTest(
  'where staff need two factors, a passkey follows the password, and nothing opens before it',
  async ({ page, staff }) => {
    // The document that the server sends where two factors are required.
    await page.route('**/desk/**', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const body = (await answer.text()).replace('"needsPasskey":false', '"needsPasskey":true');
      await route.fulfill({ response: answer, body });
    });
    const { email, password } = await staff.newAccount({ role: 'editor' });
    await page.goto('/desk/');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your password is right.')).toBeFocused();
    await expect(page.getByRole('link', { name: 'Add one to your account' })).toHaveAttribute(
      'href',
      '/user/',
    );
    await expectNoViolations(page);
    const credentials = await page.context().newCDPSession(page);
    await credentials.send('WebAuthn.enable');
    await credentials.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
    });
    // A device without a passkey of this account.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeEnabled();
    await expect(page).toHaveURL(/\/desk\/sign-in\//);
  },
);

test('findings are named before a story goes out, and lead to their words', async ({ page, staff }) => {
  await openNew(page, staff, '<h2>Costs</h2><p>The bridge is open.</p>');
  const text = textOf(page);
  await typeAfter(page, 'The bridge is open.', ' It cost TK dollars.');
  const checks = page.getByRole('region', { name: 'Before it goes out' });
  await expect(checks).toContainText('TK is left in the text');
  await expect(page.getByRole('button', { name: 'Publish now' })).toHaveAttribute('aria-disabled', 'true');
  await expectNoViolations(page);
  // The finding leads to its words.
  await checks.getByRole('button', { name: 'Go to it' }).first().click();
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('The bridge is open, and everything is known.');
  await expect(checks).not.toContainText('TK is left');
  // Findings of fields lead to them: one in the column of the text, one in a tab that was not open.
  const goTo = (message: RegExp) =>
    checks.getByRole('listitem').filter({ hasText: message }).getByRole('button', { name: 'Go to it' });
  const headline = page.getByLabel('Headline');
  await headline.fill('A TK story');
  await goTo(/TK is left in the headline/).click();
  await expect(headline).toBeFocused();
  await headline.fill('A first story');
  await goTo(/No author is named/).click();
  await expect(page.getByRole('combobox', { name: 'Authors, in order' })).toBeFocused();
  await page.keyboard.press('Escape');
});

test('a story is scheduled, taken back, and due at a time that is sent once', { tag: '@all' }, async ({
  page,
  staff,
}) => {
  await openNew(page, staff, '<p>The bridge is open.</p>');
  await planFor2030(page);
  await expect(page.getByText(/^Goes out May 4, 2030/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Not published yet.')).toBeVisible();

  // A time that does not exist, and one that comes twice.
  await page.getByRole('radio', { name: 'At a time' }).check({ force: true });
  const goesOut = page.getByLabel('Goes out', { exact: true });
  const chooses = (name: string) => page.getByRole('radio', { name }).click({ force: true });
  const schedule = page.locator('#next-act button');
  await goesOut.fill('2027-03-14T02:30');
  await expect(page.getByText(/^There is no March 14 at 2:30\sAM/)).toBeVisible();
  await expect(schedule).toHaveAttribute('aria-disabled', 'true');
  await chooses('3:30 AM EDT');
  await expect(goesOut).toHaveValue('2027-03-14T03:30');
  await expect(goesOut).toBeFocused();
  await expect(schedule).toHaveText(/^Schedule for Mar 14, 2027 3:30\sAM$/);
  await goesOut.fill('2027-11-07T01:30');
  await expect(schedule).toHaveAttribute('aria-disabled', 'true');
  await chooses('The second, 1:30 AM EST');
  await expect(schedule).toHaveText(/^Schedule for Nov 7, 2027 1:30\sAM EST$/);
  await chooses('The first, 1:30 AM EDT');
  await expect(schedule).toHaveText(/^Schedule for Nov 7, 2027 1:30\sAM EDT$/);

  // The time it is due is sent once it is whole, not for each part that is typed.
  const due = page.getByLabel('Due', { exact: true });
  await due.fill('2029-05-04T09:30');
  await expect(page.getByText('Changed the due time')).toBeVisible();
  const planned: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'PUT' && sent.url().endsWith('/work')) planned.push(sent.postData() ?? '');
  });
  await due.focus();
  await page.keyboard.type('12');
  await expect(due).toHaveValue('2029-12-04T09:30');
  await page.keyboard.press('Enter');
  await expect.poll(() => planned).toHaveLength(1);
  await page.getByLabel('Headline').focus();
  expect(planned).toEqual([expect.stringContaining('2029-12-04')]);
});

test('a story is published; what changes for readers is shown before they get it', async ({
  page,
  request,
  staff,
}) => {
  const { slug } = await openNew(page, staff, '<p>The bridge is open, and everything is known.</p>');
  const isOut = async () => (await request.get(`/article/${slug}/`)).text();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/^Readers see version/)).toBeVisible();
  await expect.poll(isOut).toContain('everything is known');
  // Readers have all of it: there is nothing to publish until a word changes, and nothing again when it is undone.
  const publishChanges = page.getByRole('button', { name: 'Publish changes' });
  await expect(publishChanges).toHaveAttribute('aria-disabled', 'true');
  await typeAfter(page, 'everything is known', ' Tolls begin in May.');
  await expect(publishChanges).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(publishChanges).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(textOf(page)).toContainText('Tolls begin in May.');
  await expect(publishChanges).not.toHaveAttribute('aria-disabled');
  const dialog = page.getByRole('dialog', { name: 'What changes for readers' });
  // With a planned update the story is still out, and sent early the update is compared all the same.
  await planFor2030(page);
  await dialog.getByRole('button', { name: /^Schedule for May 4, 2030/ }).click();
  await expect(
    page.getByText(/^Readers see version \d+ of \d+\. The update goes out May 4, 2030/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible();
  await page.getByRole('radio', { name: 'Now', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(dialog.locator('ins')).toContainText('Tolls begin in May.');
  await expectNoViolations(page, { part: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(isOut).toContain('Tolls begin in May.');

  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByRole('dialog', { name: 'Unpublish this story?' })).toBeVisible();
  await expectNoViolations(page, { part: '[role="dialog"]' });
  await page.keyboard.press('Escape');
});

test('a note on some words is written, found again, resolved and deleted', async ({ page, staff }) => {
  await openNew(page, staff, '<p>The bridge is open, and everything is known.</p>', true);
  const text = textOf(page);
  await text.getByText('everything is known').selectText();
  await page.keyboard.press('ControlOrMeta+Shift+m');
  await expect(page.getByLabel('Note on these words')).toBeFocused();
  await page.keyboard.type('Says who?');
  // A half-written note waits while the panel shows something else.
  await page.getByRole('tab', { name: 'Publish' }).click();
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeVisible();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(page.getByLabel('Note on these words')).toHaveValue('Says who?');
  await page.getByRole('button', { name: 'Write the note' }).click();
  const thread = page.getByRole('listitem').filter({ hasText: 'Says who?' });
  await expect(thread).toContainText('everything is known');
  await expectNoViolations(page, { part: 'aside' });
  // Without the panel it stands beside its words, and one leads to the other by mouse and by keys.
  await page.keyboard.press('ControlOrMeta+.');
  const mark = text.locator('[data-note]');
  await mark.click();
  const card = page.getByRole('list', { name: 'Notes beside the text' }).getByRole('listitem');
  await expect(card.getByRole('button', { name: 'Says who?' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Shift+m');
  await expect(card.getByRole('button', { name: 'Says who?' })).toBeFocused();
  await expectNoViolations(page);
  await card.getByRole('button', { name: 'Resolve' }).click();
  await expect(mark).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+.');
  await expect(page.getByText('No open notes')).toBeVisible();
  // Two others, deleted by keys: the focus goes to what is next, and never to nothing.
  const note = page.getByLabel('Note on the story');
  const threads = page.getByRole('complementary').getByRole('listitem');
  for (const words of ['Is it so?', 'Since when?']) {
    // The text gets its selection back a moment after the focus; until it is one caret, a note would be on the words.
    await expect(async () => {
      await text.press('ArrowLeft');
      await expect(note).toBeVisible({ timeout: 1000 });
    }).toPass();
    await note.focus();
    await page.keyboard.type(words);
    await tabTo(page, page.getByRole('button', { name: 'Write the note' }));
    await page.keyboard.press('Enter');
    await expect(threads.filter({ hasText: words })).toBeVisible();
    await expect(note).toBeFocused();
  }
  for (const words of ['Is it so?', 'Since when?']) {
    const gone = threads.filter({ hasText: words });
    await gone.getByRole('button', { name: 'Delete' }).focus();
    await page.keyboard.press('Enter');
    await expect(gone).toHaveCount(0);
    await expect(page.locator('aside :focus')).toHaveCount(1);
  }
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(threads.filter({ hasText: 'Since when?' })).toBeVisible();
});

test('⌘Enter sends a note and leads to the checks; no key that is pressed again publishes', async ({
  page,
  staff,
}) => {
  const { id } = await openNew(page, staff, '<p>The bridge is open, and everything is known.</p>');
  const { keyboard } = page;
  await textOf(page).getByText('everything is known').selectText();
  await keyboard.press('ControlOrMeta+Shift+m');
  const note = page.getByLabel('Note on these words');
  await expect(note).toBeFocused();
  await keyboard.type('Says who?');
  for (const key of ['ControlOrMeta+Enter', 'Enter', 'ControlOrMeta+Enter']) await keyboard.press(key);
  const thread = page.getByRole('complementary').getByRole('listitem').filter({ hasText: 'Says who?' });
  await expect(thread).toContainText('everything is known');
  // Sent once, although the key was pressed twice.
  await expect(page.getByLabel('Note on these words')).toHaveValue('');
  await expect(thread).toHaveCount(1);
  await expect(note).toBeFocused();
  await thread.getByLabel('Reply').focus();
  await keyboard.type('The mayor.');
  await keyboard.press('ControlOrMeta+Enter');
  await expect(thread.getByRole('paragraph').filter({ hasText: 'The mayor.' })).toBeVisible();
  // From the text the same key leads to the checks, and stays there.
  await textOf(page).focus();
  await keyboard.press('ControlOrMeta+Enter');
  const checks = page.getByRole('heading', { name: 'Before it goes out' });
  await expect(checks).toBeFocused();
  const publish = page.getByRole('button', { name: 'Publish now' });
  await expect(publish).toBeVisible();
  for (const key of ['Enter', 'ControlOrMeta+Enter', 'Enter', 'Space']) await keyboard.press(key);
  await expect(checks).toBeFocused();
  expect((await staff.read(id)).state).toBe('draft');
  await tabTo(page, publish);
  await keyboard.press('Enter');
  await expect(page.getByText('Published “A first story”')).toBeVisible();
});

test('versions are previewed and compared: what changed, who wrote it', async ({ page, staff }) => {
  await openNew(page, staff, '<p>The bridge is open.</p>', true);
  await typeAfter(page, 'The bridge is open.', ' Tolls begin in May.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(/Saved as version/)).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  const history = page.getByRole('tabpanel', { name: 'History' });
  await history.getByRole('link', { name: 'Preview' }).last().click();
  await expect(page.getByText(/^Version 1 of \d+$/)).toBeVisible();
  const phone = page.frameLocator('iframe[title="Phone preview"]');
  await expect(phone.getByText('The bridge is open.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show the newest' }).click();
  await expect(page.getByText(/^Version \d+, the newest$/)).toBeFocused();
  await expect(phone.getByText('Tolls begin in May.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the text' }).click();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('link', { name: 'Compare' }).first().click();
  await expect(page.locator('ins')).toContainText('Tolls begin in May.');
  await page.keyboard.press('F7');
  await expect(page.locator(':focus')).toContainText('Tolls begin in May.');
  await expectNoViolations(page);
  await page.getByRole('radio', { name: 'In line' }).click();
  await expect(page.locator('ins')).toContainText('Tolls begin in May.');
  await expectNoViolations(page, { part: '#main' });
  await page.getByRole('radio', { name: 'Who wrote it' }).click();
  await expect(page.getByText('Tolls begin in May.')).toBeVisible();
  await expectNoViolations(page, { part: '#main' });
  await expect(page.getByRole('link', { name: /^Preview version \d+$/ })).toHaveCount(2);
});

test('the undo of Unpublish brings back what was out; only what was compared goes out', {
  tag: '@all',
}, async ({ page, request, staff }) => {
  const { id, slug } = await openNew(page, staff, '<p>Tolls begin in May.</p>', true);
  const text = textOf(page);
  const dialog = page.getByRole('dialog', { name: 'What changes for readers' });
  // Half-written words stay a draft.
  await typeAfter(page, 'Tolls begin in May.', ' Half written.');
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Withdrawn: readers see it no more.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Readers see version/)).toBeVisible();
  const isOut = async () => (await request.get(`/article/${slug}/`)).text();
  await expect.poll(isOut).toContain('Tolls begin in May.');
  expect(await isOut()).not.toContain('Half written.');
  await expect(text).toContainText('Half written.');
  // Only what was compared goes out: a version that was saved meanwhile is shown first.
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(dialog.locator('ins')).toContainText('Half written.');
  await staff.save(id, { dek: 'By a program.' });
  await dialog.getByRole('button', { name: 'Publish changes' }).click();
  await expect(dialog).toContainText('The story was changed meanwhile.');
  await expect(dialog).toContainText('By a program.');
  expect(await isOut()).not.toContain('Half written.');
});

test('the undo of a restore leads to the newest words, also of a colleague', { tag: '@all' }, async ({
  page,
  staff,
}) => {
  const { id } = await staff.newStory({ title: 'A first story', topics, body: '<p>The bridge is open.</p>' });
  await staff.save(id, { body: '<p>The bridge is closed.</p>' });
  await page.goto(`/desk/stories/${id}/history/`);
  // Also to words that came after the list was read.
  await staff.save(id, { body: '<p>By a colleague.</p>' });
  await page.getByRole('button', { name: /^Restore version/ }).click();
  await expect(page.getByText(/^Restored version/)).toBeVisible();
  expect(await staff.bodyOf(id)).not.toContain('By a colleague.');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => staff.bodyOf(id)).toContain('By a colleague.');

  // Words without a version of their own get one before the list is read, however long that takes.
  const text = page.getByRole('textbox', { name: 'Text of the story' });
  await text.getByText('By a colleague.').click();
  await page.keyboard.press('End');
  const stored = page.waitForResponse((response) => response.url().endsWith('/draft/steps'));
  // At once: read by a program meanwhile, a part of it would be a version of its own.
  await page.keyboard.insertText(' At night.');
  expect((await stored).ok()).toBe(true);
  await page.route(`**/api/neutron/stories/wavelength/${id}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto(`/desk/stories/${id}/history/`);
  await expect(page.locator('ins')).toContainText('At night.');
});

/** The tablet goes where the phone is scrolled to, unless the switch is off; a keyboard skips each device. */
async function scrollTogether(page: Page): Promise<void> {
  const frame = (name: string) => page.frameLocator(`iframe[title="${name} preview"]`).locator('html');
  const placeOf = (name: string) =>
    frame(name).evaluate(() =>
      Math.round((scrollY / (document.documentElement.scrollHeight - innerHeight)) * 20),
    );
  const scroll = (to: number) =>
    frame('Phone').evaluate((html, part) => scrollTo(0, (html.scrollHeight - innerHeight) * part), to);
  // A page that still loads grows.
  await expect(async () => {
    await scroll(0);
    await scroll(0.5);
    await expect.poll(() => placeOf('Tablet'), { timeout: 2000 }).toBe(10);
  }).toPass();
  await page.getByRole('switch', { name: 'Scroll together' }).click({ force: true });
  await scroll(0.1);
  await expect.poll(() => placeOf('Phone')).toBe(2);
  // Its page may still have grown below; had it followed, it would be where the phone is.
  expect(await placeOf('Tablet')).toBeGreaterThan(5);
  const skip = page.getByRole('button', { name: 'Skip the phone' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip the tablet' })).toBeFocused();
}

for (const [device, tag] of [
  ['phone', ['@phone']],
  ['tablet', ['@tablet', '@all']],
] as const)
  test(`a preview shows three devices, and a link for others works until it is ended (${device})`, {
    tag: [...tag],
  }, async ({ page, browser, staff }) => {
    const { id } = await staff.newStory({ title: 'A first story', topics, body: '<p>Not out yet.</p>' });
    await page.goto(`/desk/stories/${id}/preview/`);
    const phone = page.frameLocator('iframe[title="Phone preview"]');
    await expect(phone.getByText('Not out yet.')).toBeVisible();
    await scrollTogether(page);
    await expectNoViolations(page, { without: ['frame-tested', 'iframe'] });
    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share the preview' });
    await dialog.getByRole('button', { name: 'Make a link and copy it' }).click();
    const address = (await dialog.locator('code').textContent()) ?? '';
    await expectNoViolations(page, { part: '[role="dialog"]' });
    const stranger = await browser.newContext();
    const reader = await stranger.newPage();
    await reader.goto(address);
    await expect(reader.getByText('Not out yet.')).toBeVisible();
    await dialog.getByRole('button', { name: 'End it' }).click();
    await expect(dialog.locator('code')).toHaveCount(0);
    expect((await reader.goto(address))?.status()).toBe(404);
    await stranger.close();
  });

test('the last words are in a preview, and a browser that cannot hide cookies shows no visitor', {
  tag: ['@phone', '@all'],
}, async ({ page, staff }) => {
  await openNew(page, staff, '<p>Not out yet.</p>');
  const phone = page.frameLocator('iframe[title="Phone preview"]');
  // The last words have not left the browser when the preview is opened.
  await page.route('**/draft/steps', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.getByRole('textbox', { name: 'Text of the story' }).getByText('Not out yet.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Last words.');
  await page.keyboard.press('ControlOrMeta+Shift+P');
  await expect(phone.getByText('Not out yet. Last words.')).toBeVisible();
  // A browser that cannot hide its cookies shows no visitor, and says so.
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLIFrameElement.prototype, 'credentialless');
  });
  await page.reload();
  await expect(page.getByText('This browser cannot hide your sign-in')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Visitor' })).toBeDisabled();
});

for (const [device, tag] of desktopFirst)
  test(`a story whose address is taken keeps its words, and takes the next address by one press (${device})`, {
    tag: [...tag],
  }, async ({ page, request, staff }) => {
    const taken = staff.name;
    const title = taken.replaceAll('-', ' ');
    await staff.newStory({ slug: taken, title, topics, body: '<p>The first one.</p>' });
    await page.goto('/desk/stories/new/');
    await page.getByRole('button', { name: /^Article/ }).click();
    await page.getByLabel('Headline').fill(title);
    await page.keyboard.press('Enter');
    await page.keyboard.type('The second one.');
    const isPhone = (page.viewportSize()?.width ?? 0) < 600;
    await page.getByRole('button', { name: 'Publish…' }).click();
    const publish = page.getByRole('button', { name: 'Publish now' });
    await publish.click();
    const note = page.getByRole('alert').filter({ hasText: `The address “${taken}” is taken.` });
    await expect(note).toContainText('Another story of this kind has this address');
    await expectNoViolations(page, { part: isPhone ? '[role="dialog"]' : 'aside' });
    await note.getByRole('button', { name: `Use “${taken}-2”` }).click();
    await expect(note).toHaveCount(0);
    await publish.click();
    await expect(page.getByText(/^Readers see version/)).toBeVisible();
    await expect
      .poll(async () => (await request.get(`/article/${taken}-2/`)).text())
      .toContain('The second one.');
    expect((await request.get(`/article/${taken}/`)).status()).toBe(404);
  });
