// What people meet at the desk where they lack a right: who has it, what it is called, what to do, and a way back; axe in both
// themes.
import type { APIRequestContext, Page } from '@playwright/test';
import { passwordOf } from './accounts.ts';
import { expectNoViolations } from './axe.ts';
import { expect, staffToken, apiTest as test } from './journey.ts';

const api = '/api/neutron';
const asOwner = { authorization: `Bearer ${staffToken}` };
const work = 'main';
const published = '/stories/wavelength?state=published&limit=1&type=';

// The provider's addresses are those of the site, not of the address it happens to be opened at.
test.use({ baseURL: `http://localhost:${process.env.E2E_PORT ?? 4310}` });

interface Listed {
  data: { items: { id: string; sub: string; email?: string }[] };
}

async function first(
  request: APIRequestContext,
  path: string,
  isIt = (_: Listed['data']['items'][number]) => true,
) {
  const answer = await request.get(`${api}${path}`, { headers: asOwner });
  const found = ((await answer.json()) as Listed).data.items.find(isIt);
  if (!found) throw new Error(`nothing in ${path}`);
  return found;
}

async function signIn(page: Page, email: Parameters<typeof passwordOf>[0], at = '/desk/'): Promise<void> {
  await page.goto(at);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(passwordOf(email));
  await page.keyboard.press('Enter');
}

/** Signs in as an account to which an owner has given the role. */
async function signInAs(
  role: 'contributor' | 'writer',
  page: Page,
  request: APIRequestContext,
): Promise<void> {
  const email = `${role}@wavelength.example` as const;
  const { sub } = await first(request, '/members/wavelength', (one) => one.email === email);
  const data = { role };
  const given = await request.put(`${api}/members/wavelength/${sub}`, { headers: asOwner, data });
  expect(given.status(), await given.text()).toBe(200);
  await signIn(page, email);
  await page.waitForURL(/\/desk\/?$/);
}

const signInAsContributor = (page: Page, request: APIRequestContext) =>
  signInAs('contributor', page, request);

const noDraft =
  'Writers, editors, lawyers and producers can see every draft. The right is called “see-all”. Ask one of them to assign the story to you, or ask an owner for the right.';
const noChange =
  'You can read this story, not change it. Editors and producers can edit every story. The right is called “edit-all”. Ask one of them to assign the story to you, or ask an owner for the right.';

test('a screen that a contributor may not open says who may, what the right is called and where to go', {
  tag: '@widths',
}, async ({ page, request }) => {
  await signInAsContributor(page, request);
  const slug = `no-right-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 6)}`;
  const made = await request.post(`${api}/stories/wavelength`, {
    headers: asOwner,
    data: { story: { kind: 'article', slug, title: 'A draft of a colleague', body: '<p>Words.</p>' } },
  });
  const { id } = ((await made.json()) as { data: { id: string } }).data;
  for (const screen of ['', 'history/', 'preview/']) {
    await page.goto(`/desk/stories/${id}/${screen}`);
    await expect(page.getByRole('heading', { level: 2, name: 'You cannot open this' })).toBeVisible();
    await expect(page.getByText(noDraft)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }
  await expectNoViolations(page);
  // Of a published story of a colleague there is the page that readers see.
  const live = await first(request, `${published}article`);
  await page.goto(`/desk/stories/${live.id}/`);
  await expect(page.getByText(noDraft)).toBeVisible();
  const link = page.getByRole('link', { name: 'See the published page' });
  expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'All stories' }).click();
  await expect(page).toHaveURL(/\/desk\/stories\/$/);

  // A page that is no screen of the application.
  await page.goto('/desk/comments/');
  await expect(page.getByText('The right is called moderate.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Back to the desk' }).click();
  await expect(page).toHaveURL(/\/desk\/$/);
});

test('a writer reads what others have written, and types no words that are rejected later', {
  tag: '@widths',
}, async ({ page, request }) => {
  await signInAs('writer', page, request);
  const { id } = await first(request, `${published}article`);
  await page.goto(`/desk/stories/${id}/`);
  await expect(page.getByRole('note').filter({ hasText: noChange })).toBeVisible();
  await expect(page.getByLabel('Headline')).toBeDisabled();
  const text = page.getByRole('textbox', { name: 'Text of the story' });
  await expect(text).toHaveAttribute('aria-readonly', 'true');
  await text.locator('p').first().click();
  await page.keyboard.type('Typed in vain');
  await expect(text).not.toContainText('Typed in vain');
  await expect(page.getByRole('button', { name: 'Block menu; drag to move' })).toHaveCount(0);
  await expectNoViolations(page, { part: work });
});

test('parts, panels and versions of a story that can only be read are off', async ({ page, request }) => {
  await signInAs('writer', page, request);
  for (const [type, field] of [
    ['review', 'Name'],
    ['gallery', 'Headline'],
  ]) {
    const { id } = await first(request, `${published}${type}`);
    await page.goto(`/desk/stories/${id}/?panel=details`);
    await expect(page.getByRole('note').filter({ hasText: noChange })).toBeVisible();
    await expect(page.getByLabel(field ?? '', { exact: true }).first()).toBeDisabled();
    const details = page.getByRole('tabpanel', { name: 'Details' });
    await expect(details.getByLabel('Address', { exact: true })).toBeDisabled();
    await page.goto(`/desk/stories/${id}/history/`);
    // It stays in the tab order and says why it is off.
    const restore = page.getByRole('button', { name: /^Restore version/ });
    await expect(restore).toHaveAttribute('aria-disabled', 'true');
  }
});

test('a contributor sees a picture of the library, and who may change it', {
  tag: '@widths',
}, async ({ page, request }) => {
  await signInAsContributor(page, request);
  const { id } = await first(request, '/pictures/wavelength?limit=1');
  await page.goto(`/desk/media/${id}`);
  const note = page.getByRole('note').filter({ hasText: 'The right is called “manage-pictures”.' });
  await expect(note).toBeVisible();
  await expect(page.getByLabel('Description for people who cannot see it')).toBeDisabled();
  const part = (page.viewportSize()?.width ?? 0) < 600 ? '[role="dialog"]' : 'aside';
  await expectNoViolations(page, { part });
  await page.goto('/desk/media/no-such-picture');
  await expect(page.getByText('There is no picture at this address.')).toBeVisible();
});

test('the account of a reader gets an answer at the desk, and so does one whose role was taken', {
  tag: '@widths',
}, async ({ page }) => {
  await signIn(page, 'visits-the-desk@wavelength.example', '/desk/stories/');
  await expect(page.getByText('This account is right, but it is not a member of staff.')).toBeVisible();
  await expectNoViolations(page);

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
  await expectNoViolations(page);
});
