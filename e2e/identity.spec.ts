import type { BrowserContext, Page } from '@playwright/test';
import { collectedEvents, sessionOf } from './collected-events.ts';
import { expect, firstStory, hydrated } from './journey.ts';
import { test } from './newsroom.ts';
import {
  accountMenu,
  chooseOtherWay,
  fillIn,
  goOn,
  openModal,
  signInByPopup,
  startToJoin,
} from './sign-in.ts';
import type { StaffCalls } from './staff-calls.ts';

const storedMethod = (page: Page) => page.evaluate(() => localStorage.getItem('core_auth_login_method'));
const names = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

test('AU-01 AU-02 AU-05 AU-09 AU-10 AU-11 HD-07 ROLE-01 ROLE-04 RT-60 RT-61 sign in by popup, silent restore, and sign out @wide', async ({
  page,
  context,
  staff,
}) => {
  const { email, password } = await staff.newAccount();
  const story = await firstStory(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(story);
  await openModal(page);
  expect(loaded.filter((url) => url.includes('/identity/'))).toEqual([]);
  await signInByPopup(page, email, password);
  await expect(accountMenu(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await storedMethod(page)).toBe('auth0');
  expect(await names(context)).toEqual(expect.arrayContaining(['user', 'previous_login']));
  expect(await names(context)).not.toContain('core_auth_staff');

  await page.reload();
  await expect(accountMenu(page)).toBeVisible();
  await accountMenu(page).click();
  await page.getByRole('link', { name: 'Log out' }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('link', { name: 'Join / Log In' }).first()).toBeVisible();
  expect(await storedMethod(page)).toBeNull();
  // A previous login is not a session.
  expect(await names(context)).toContain('previous_login');
  expect(await names(context)).not.toContain('user');
});

test('AU-09 AU-16 AU-17 AU-40 EN-59 ROLE-06 sign in by redirect, and every label of the account page @wide', {
  tag: '@all',
}, async ({ page, context, problems, staff }) => {
  const { email, password } = await staff.newAccount({ role: 'editor' });
  await page.goto('/user/');
  await expect(page.getByText('You must be signed in to access this section')).toBeVisible();
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await chooseOtherWay(page);
  await page.getByRole('button', { name: 'Log in on this page' }).click();
  await page.waitForURL(/\/identity\/interaction\//);
  await fillIn(page, email, 'wrong');
  await expect(page.getByRole('alert')).toHaveText('This email address and password do not belong together.');
  // The browser logs the failed response, which is expected here.
  problems.length = 0;
  await fillIn(page, email, password);
  await page.waitForURL(/\/user\/$/);
  const labels =
    'Username|First name|Last name|Email|Country|Password|Current password|New password|Confirm password';
  for (const label of labels.split('|'))
    await expect(page.locator('main label', { hasText: new RegExp(`^${label}$`) })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Avatar' })).toBeVisible();
  await expect(page.getByText(/about 10 minutes to appear/)).toBeVisible();
  expect(await names(context)).toContain('core_auth_staff');

  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Country').selectOption('NG');
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.getByLabel('Username').fill('');
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please fill out all required fields')).toBeVisible();
});

test('AU-10 AU-18 AU-23 AU-24 AU-25 AU-26 AU-27 AU-34 AU-35 EN-59 joining in the modal @wide', async ({
  page,
  staff,
}) => {
  const email = `${staff.name}@mail.example`;
  await page.goto('/about/');
  await openModal(page);
  const modal = page.getByRole('dialog');
  await startToJoin(page, email);
  await expect(modal.getByLabel('Email', { exact: true })).toHaveValue(email);
  for (const label of ['Username', 'Email', 'Password', 'Confirm password', 'Country'])
    await expect(modal.getByLabel(label, { exact: true })).toBeVisible();
  await expect(modal.getByText(/I am 16 or older/)).toBeVisible();
  await modal.getByLabel('Email', { exact: true }).fill('a@');
  await modal.getByRole('button', { name: 'Create account' }).click();
  for (const text of [
    'Please fill out all required fields',
    'Please enter in a valid email address',
    'Please agree to the Terms & Conditions to continue.',
  ])
    await expect(modal.getByText(text).first()).toBeVisible();
  await modal.getByLabel('Username').fill(staff.name);
  await modal.getByLabel('Email', { exact: true }).fill(email);
  await modal.getByLabel('Password', { exact: true }).fill('abC1!x');
  await modal.getByLabel('Confirm password').fill('abC1!x');
  await modal.getByLabel('Country').selectOption('FR');
  await modal.getByRole('checkbox').check();
  await modal.getByRole('button', { name: 'Create account' }).click();
  await expect(modal.getByText('You have been successfully signed up.')).toBeVisible();
});

test('AU-09 AU-37 AU-41 a user adds a passkey and logs in with it; a response without a request logs no user in @wide', {
  tag: '@all',
}, async ({ page, staff }) => {
  const { email, password } = await staff.newAccount();
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  /** Whether the device answers by itself, which it does to passkeys in a field too. */
  const answers = (enabled: boolean) =>
    devices.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  const comeToSignIn = async () => {
    await page.goto('/user/');
    await hydrated(page);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await chooseOtherWay(page);
    await page.getByRole('button', { name: 'Log in on this page' }).click();
    await page.waitForURL(/\/identity\/interaction\//);
  };
  await comeToSignIn();
  await fillIn(page, email, password);
  await page.waitForURL(/\/user\/$/);

  const part = page.getByRole('region', { name: 'Passkeys' });
  await part.getByRole('button', { name: 'Add a passkey' }).click();
  await part.getByLabel('Name of the passkey').fill('My laptop');
  await part.getByLabel('Current password').fill(password);
  await part.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(part.getByText('Passkey added.')).toBeVisible();
  const { credentials } = await devices.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);

  await page.goto('/user/logout/');
  await page.waitForURL((url) => url.pathname === '/');
  await answers(false);
  await comeToSignIn();
  await answers(true);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForURL(/\/user\/$/);
  await expect(part.getByText(/My laptop, added .*, last used/)).toBeVisible();

  // The same in the dialog, by keyboard. While the device waits the reader can go back to the field, where a browser that
  // signed in here before offers the passkey: this one answers at once.
  const dialog = page.getByRole('dialog');
  await answers(false);
  await page.goto('/user/logout/');
  await page.waitForURL((url) => url.pathname === '/');
  await openModal(page);
  await dialog.getByRole('button', { name: 'Use a passkey' }).press('Enter');
  await expect(dialog.getByText('Your device is asking for your face, finger or code.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Use a password instead' })).toBeFocused();
  // Held until the device answers: otherwise it might answer the request that the reader leaves.
  const ready = Promise.withResolvers<void>();
  await page.route('**/passkey/question', async (route) => {
    await ready.promise;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Email', { exact: true })).toBeVisible();
  await answers(true);
  ready.resolve();
  await goOn(page);
  await expect(accountMenu(page)).toBeFocused();

  await page.goto('/user/?code=somebody-elses&state=forged');
  await expect.poll(() => storedMethod(page)).toBeNull();
  await expect(page.getByText('You must be signed in to access this section')).toBeVisible();
});

test.describe('a reader who joins', () => {
  test.use({ consent: 'accepted' });

  const password = 'abC1!x';

  /** With the modal open: creates an account and follows the link of the verification e-mail. */
  async function join(page: Page, staff: StaffCalls, email: string): Promise<void> {
    const modal = page.getByRole('dialog');
    await page.evaluate(() => {
      const closings: string[] = [];
      Object.assign(window, { closings });
      document.addEventListener('modal-closed', (event) =>
        closings.push((event as CustomEvent<{ by: string }>).detail.by),
      );
    });
    await startToJoin(page, email);
    await modal.getByLabel('Username').fill(email.split('@', 1)[0] ?? '');
    await modal.getByLabel('Email', { exact: true }).fill(email);
    await modal.getByLabel('Password', { exact: true }).fill(password);
    await modal.getByLabel('Confirm password').fill(password);
    await modal.getByLabel('Country').selectOption('FR');
    await modal.getByRole('checkbox').check();
    await modal.getByRole('button', { name: 'Create account' }).click();
    await expect(modal.getByText('You have been successfully signed up.')).toBeVisible();
    const link = await staff.mailedLink(email, '/identity/verify/');
    const window = await page.context().newPage();
    await window.goto(link);
    await window.getByRole('button', { name: 'Verify' }).click();
    // A tab that closes in the middle of its request has verified nothing.
    await window.getByRole('heading', { name: 'Your address is verified' }).waitFor();
    await window.close();
    // While the reader is in the other tab nothing may close the modal or load another document.
    expect(await page.evaluate(() => Reflect.get(window, 'closings'))).toEqual([]);
    await modal.getByRole('button', { name: 'Log in', exact: true }).click();
    // The address is known by now.
    await modal.getByRole('button', { name: 'Change the email address' }).click();
    await expect(modal.getByLabel('Email', { exact: true })).toHaveValue(email);
  }
  const signUps = (events: { name: string }[]) => events.filter(({ name }) => name === 'sign_up').length;

  for (const way of ['popup', 'redirect'] as const)
    test(`AU-08 AU-09 the collector gets sign_up once, by ${way} @wide`, { tag: '@all' }, async ({
      page,
      staff,
    }) => {
      const email = `${staff.name}@mail.example`;
      const logIn = async () => {
        if (way === 'popup') return signInByPopup(page, email, password);
        await chooseOtherWay(page);
        await page.getByRole('button', { name: 'Log in on this page' }).click();
        await page.waitForURL(/\/identity\/interaction\//);
        await fillIn(page, email, password);
        return page.waitForURL((url) => url.pathname === story);
      };
      const story = await firstStory(page);
      await page.goto(story);
      await openModal(page);
      await join(page, staff, email);
      await logIn();
      await expect(accountMenu(page)).toBeVisible();
      await expect.poll(() => sessionOf(page)).not.toBe('');
      const session = await sessionOf(page);
      const first = await collectedEvents(page, session, (events) => signUps(events) > 0);
      expect(first.find(({ name }) => name === 'sign_up')).toMatchObject({
        path: story,
        params: { method: 'auth0' },
      });

      // The rule is the same on both ways.
      if (way === 'redirect') return expect(signUps(first)).toBe(1);
      await page.goto('/user/logout/');
      await page.waitForURL((url) => url.pathname === '/');
      await page.goto(story);
      await openModal(page);
      await logIn();
      await expect(accountMenu(page)).toBeVisible();
      // An event that is sent after everything the second login could send.
      await page.goto('/latest/');
      const all = await collectedEvents(page, session, (events) =>
        events.some(({ path }) => path === '/latest/'),
      );
      expect(signUps(all)).toBe(1);
    });
});
