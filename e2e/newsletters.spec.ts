// Newsletters: a choice made before signing in, and the sign-up box.
import { expect, hydrated } from './journey.ts';
import { test } from './newsroom.ts';
import { signInHere } from './sign-in.ts';

test('NL-02 NL-03 NL-06 NL-07 NL-10 a signed-out reader logs in first and is then subscribed @wide', async ({
  page,
  staff,
}) => {
  const { email, password } = await staff.newAccount();
  const calls: { path: string; at: number; token: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/newsletters'))
      calls.push({ path: pathname, at: Date.now(), token: request.headers().authorization });
  });
  await page.goto('/newsletters/');
  await hydrated(page);
  const subscribe = page.getByRole('button', { name: 'Subscribe: Locked' });
  const dialog = page.getByRole('dialog', { name: 'Sign in or join' });
  // Once: a second click would wait for a button that the open dialog covers.
  await subscribe.click();
  await expect(dialog).toBeVisible();
  expect(calls).toEqual([]);
  await signInHere(page, email, password);
  const taken = page.getByRole('button', { name: 'Subscribed: Locked' });
  await expect(taken).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: '1 newsletter' })).toBeVisible();
  await expect.poll(() => calls.map(({ path }) => path)).toContain('/api/newsletters/subscriptions');
  expect(calls.filter(({ path }) => path.endsWith('/journey/locked-subscribe'))).toHaveLength(1);
  expect(calls.find(({ path }) => path.includes('/journey/'))?.token).toMatch(/^Bearer /);
  await expect(page.getByText('You are on the list. The first one comes on Wednesday.')).toBeVisible();
  await taken.click();
  await expect(subscribe).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('You will not hear from Locked again.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(taken).toHaveAttribute('aria-pressed', 'true');
});

test('AU-33 the box rejects a wrong address, and sends an e-mail to a valid one @wide', async ({
  page,
  staff,
}) => {
  await page.goto('/landing/the-signal/');
  await hydrated(page);
  const box = page.locator('form[data-newsletters]').first();
  await box.getByLabel('Your email').fill('nobody');
  await expect(async () => {
    await box.getByRole('button', { name: 'Get the letter' }).click();
    await expect(box.getByText('Oops! Please enter a valid email')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(box.getByLabel('Your email')).toHaveAttribute('aria-invalid', 'true');
  await expect(box.getByLabel('Your email')).toBeFocused();
  await box.getByLabel('Your email').fill(`${staff.name}@mail.example`);
  await box.getByRole('button', { name: 'Get the letter' }).click();
  await expect(box.getByText('Check your inbox and press the button in our email.')).toBeVisible();
});
