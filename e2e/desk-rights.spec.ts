// What people meet at the desk where they lack a right: who has it, what it is called, what to do, and a way back; axe in both
// themes.
import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expectNoViolationsInAll } from './desk-axe.ts';
import { expect } from './journey.ts';
import { desktopFirst, deskTest as test } from './newsroom.ts';
import type { StaffCalls } from './staff-calls.ts';

const work = 'main';

// What is rejected is logged by the browser.
test.use({ extraHTTPHeaders: {}, mayLogErrors: true });

/** A published story of a colleague. */
async function publishedStory(staff: StaffCalls, story: object): Promise<{ id: string; slug: string }> {
  const published = await staff.newStory({ topics: [{ slug: 'energy', primary: true }], ...story });
  await staff.publish(published.id);
  return published;
}
const article = { kind: 'article', body: '<p>Words of a colleague.</p>' };

/** Opens the desk as a colleague with this role; how people sign in is the subject of `desk-first-story.spec.ts`. */
async function signInAs(role: 'contributor' | 'writer', page: Page, staff: StaffCalls): Promise<void> {
  await page.setExtraHTTPHeaders(await staff.colleague(role));
}

const noDraft =
  'Writers, editors, lawyers and producers can see every draft. The right is called “see-all”. Ask one of them to assign the story to you, or ask an owner for the right.';
const noChange =
  'You can read this story, not change it. Editors and producers can edit every story. The right is called “edit-all”. Ask one of them to assign the story to you, or ask an owner for the right.';

for (const [device, tag] of desktopFirst)
  test(`a screen that a contributor may not open says who may, what the right is called and where to go (${device})`, {
    tag: [...tag],
  }, async ({ page, staff }) => {
    await signInAs('contributor', page, staff);
    const { id } = await staff.newStory({ body: '<p>Words.</p>' });
    for (const screen of ['', 'history/', 'preview/']) {
      await page.goto(`/desk/stories/${id}/${screen}`);
      await expect(page.getByRole('heading', { level: 2, name: 'You cannot open this' })).toBeVisible();
      await expect(page.getByText(noDraft)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    }
    await expectNoViolationsInAll(page);
    // Of a published story of a colleague there is the page that readers see.
    const live = await publishedStory(staff, article);
    await page.goto(`/desk/stories/${live.id}/`);
    await expect(page.getByText(noDraft)).toBeVisible();
    const link = page.getByRole('link', { name: 'See the published page' });
    await expect(link).toHaveAttribute('href', `/article/${live.slug}/`);
    await expect.poll(async () => (await page.request.get(`/article/${live.slug}/`)).status()).toBe(200);
    await expectNoViolationsInAll(page);
    await page.getByRole('link', { name: 'All stories' }).click();
    await expect(page).toHaveURL(/\/desk\/stories\/$/);

    // A page that is no screen of the application.
    await page.goto('/desk/comments/');
    await expect(page.getByText('The right is called moderate.')).toBeVisible();
    await expectNoViolationsInAll(page);
    await page.getByRole('link', { name: 'Back to the desk' }).click();
    await expect(page).toHaveURL(/\/desk\/$/);
  });

for (const [device, tag] of desktopFirst)
  test(`a writer reads what others have written, and types no words that are rejected later (${device})`, {
    tag: [...tag],
  }, async ({ page, staff }) => {
    await signInAs('writer', page, staff);
    const { id } = await publishedStory(staff, article);
    await page.goto(`/desk/stories/${id}/`);
    await expect(page.getByRole('note').filter({ hasText: noChange })).toBeVisible();
    await expect(page.getByLabel('Headline')).toBeDisabled();
    const text = page.getByRole('textbox', { name: 'Text of the story' });
    await expect(text).toHaveAttribute('aria-readonly', 'true');
    await text.locator('p').first().click();
    await page.keyboard.type('Typed in vain');
    await expect(text).not.toContainText('Typed in vain');
    await expect(page.getByRole('button', { name: 'Block menu; drag to move' })).toHaveCount(0);
    await expectNoViolationsInAll(page, { part: work });
  });

test('a best list that can only be read has a table that keys scroll', { tag: '@all' }, async ({
  page,
  staff,
}) => {
  const pick = (hed: string, price: number) => ({
    type: 'listicle',
    uuid: hed,
    listicle: {
      hed,
      usePricing: true,
      merchantOffers: [{ offerMerchant: 'Marlow', offerPrice: price, url: 'https://marlow.example/' }],
    },
  });
  const { id } = await publishedStory(staff, {
    kind: 'article',
    type: 'best-list',
    body: '<p>One.</p>\n[shortcode type="listicle" uuid="Alder"]\n[shortcode type="listicle" uuid="Birch"]',
    additionalShortcodeData: { Alder: pick('Alder', 90), Birch: pick('Birch', 80) },
  });
  await signInAs('writer', page, staff);
  await page.setViewportSize({ width: 600, height: 900 });
  await page.goto(`/desk/stories/${id}/`);
  const table = page.getByRole('region', { name: 'The table, which scrolls' });
  await expect(table.getByText('Birch')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a pick' })).toBeDisabled();
  await expectNoViolations(page, { part: work });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('stories of the site link to the desk while an account is signed in there', { tag: '@all' }, async ({
  page,
  staff,
}) => {
  const { id, slug } = await publishedStory(staff, article);
  const link = page.locator(`a[href*="/content/article/${id}/edit/"]`);
  await signInAs('writer', page, staff);
  await page.goto('/desk/');
  await expect(page.getByText('Needs attention').first()).toBeVisible();
  await page.goto(`/article/${slug}/`);
  await link.first().click();
  await expect(page).toHaveURL(new RegExp(`/desk/stories/${id}/`));
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/desk/sign-in/**');
  await page.goto(`/article/${slug}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-staff');
  await expect(link).toHaveCount(0);
});

test('an editor of a section reads the stories of others, and writes in one as soon as it moves there', {
  tag: '@all',
}, async ({ page, staff }) => {
  await page.setExtraHTTPHeaders(await staff.colleague('editor', undefined, ['security']));
  const { id } = await publishedStory(staff, article);
  await page.goto(`/desk/stories/${id}/`);
  const note = page.getByRole('note').filter({ hasText: 'You can read this story, not change it.' });
  await expect(note).toContainText('You can edit every story in security only.');
  await expect(page.getByLabel('Headline')).toBeDisabled();
  for (const name of ['Unpublish', 'Delete', 'Publish changes', 'Save version'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('menuitem', { name: 'New story' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Save a version now' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await staff.save(id, { section: 'security' });
  await expect(note).toHaveCount(0);
  const text = page.getByRole('textbox', { name: 'Text of the story' });
  await text.locator('p').first().click();
  await page.keyboard.type('Now ');
  await expect.poll(() => staff.bodyOf(id)).toContain('Now ');
  await staff.save(id, { section: 'news' });
  await expect(page.getByLabel('Headline')).toBeDisabled();
  await page.goto('/desk/stories/');
  await page.getByRole('button', { name: `More about A story of ${staff.name}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
});

test('parts, panels and versions of a story that can only be read are off', { tag: '@all' }, async ({
  page,
  staff,
}) => {
  await signInAs('writer', page, staff);
  for (const [story, field] of [
    [{ kind: 'review', body: '<p>Words.</p>' }, 'Name'],
    [{ kind: 'gallery', items: [] }, 'Headline'],
  ] as const) {
    const { id } = await publishedStory(staff, story);
    await page.goto(`/desk/stories/${id}/?panel=details`);
    await expect(page.getByRole('note').filter({ hasText: noChange })).toBeVisible();
    await expect(page.getByLabel(field, { exact: true }).first()).toBeDisabled();
    const details = page.getByRole('tabpanel', { name: 'Details' });
    await expect(details.getByLabel('Address', { exact: true })).toBeDisabled();
    await page.goto(`/desk/stories/${id}/history/`);
    // It stays in the tab order and says why it is off.
    const restore = page.getByRole('button', { name: /^Restore version/ });
    await expect(restore).toHaveAttribute('aria-disabled', 'true');
  }
});

for (const [device, tag] of desktopFirst)
  test(`a contributor sees a picture of the library, and who may change it (${device})`, {
    tag: [...tag],
  }, async ({ page, staff }) => {
    await signInAs('contributor', page, staff);
    const { id } = await staff.newPicture();
    await page.goto(`/desk/media/${id}`);
    const note = page.getByRole('note').filter({ hasText: 'The right is called “manage-pictures”.' });
    await expect(note).toBeVisible();
    await expect(page.getByLabel('Description for people who cannot see it')).toBeDisabled();
    const part = (page.viewportSize()?.width ?? 0) < 600 ? '[role="dialog"]' : 'aside';
    await expectNoViolationsInAll(page, { part });
    await page.goto('/desk/media/no-such-picture');
    await expect(page.getByText('There is no picture at this address.')).toBeVisible();
  });

for (const [device, tag] of desktopFirst)
  test(`the account of a reader gets an answer at the desk, and so does one whose role was taken (${device})`, {
    tag: [...tag],
  }, async ({ page, staff }) => {
    const { email, password } = await staff.newAccount();
    await page.goto('/desk/stories/');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('This account is right, but it is not a member of staff.')).toBeVisible();
    await expectNoViolationsInAll(page);

    await page.route('**/me/*', (route) =>
      route.fulfill({
        status: 403,
        json: {
          errors: [
            {
              code: 403,
              reason: 'right_missing',
              right: 'see-own',
              message: 'Editors can see their own drafts.',
            },
          ],
        },
      }),
    );
    await page.goto('/desk/stories/');
    await expect(page.getByText('Ask an owner to give your account a role.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in with another account' })).toBeVisible();
    await expectNoViolationsInAll(page);
  });
