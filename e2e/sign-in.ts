// Signing in.
import type { Page } from '@playwright/test';
import { expect, hydrated } from './journey.ts';

export async function fillIn(window: Page, email: string, password: string): Promise<void> {
  await window.getByLabel('Email address').fill(email);
  await window.getByLabel('Password').fill(password);
  await window.getByRole('button', { name: 'Log in', exact: true }).click();
}

export async function openModal(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole('link', { name: 'Join / Log In' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Sign in or join' })).toBeVisible();
}

/** With the modal open: signs in there, by keyboard. */
export async function signInHere(page: Page, email: string, password: string): Promise<void> {
  const modal = page.getByRole('dialog');
  await modal.getByLabel('Email', { exact: true }).fill(email);
  await page.keyboard.press('Enter');
  await expect(modal.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await goOn(page);
}

/** Signed in: the dialog says so for two seconds, unless the reader goes on. */
export async function goOn(page: Page): Promise<void> {
  const modal = page.getByRole('dialog');
  // Waits in the page: an assertion that is repeated from here may look too late.
  await modal.getByText('You are signed in.').waitFor();
  await expect(modal.getByRole('button', { name: 'Go on' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(modal).toHaveCount(0);
}

/** With the modal open at its first step: comes to the form to join. */
export async function startToJoin(page: Page, email: string): Promise<void> {
  const modal = page.getByRole('dialog');
  await modal.getByLabel('Email', { exact: true }).fill(email);
  await modal.getByRole('button', { name: 'Continue' }).click();
  await modal.getByRole('button', { name: 'Make an account' }).click();
}

/** With the modal open at its first step. */
export async function chooseOtherWay(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Other ways to sign in' }).click();
}

/** With the modal open at its first step. */
export async function signInByPopup(page: Page, email: string, password: string): Promise<void> {
  await chooseOtherWay(page);
  const coming = page.waitForEvent('popup');
  await page.getByRole('dialog').locator('button[type="submit"]').click();
  const popup = await coming;
  // Password hashing is slow on purpose, and slower on a busy machine.
  await Promise.all([popup.waitForEvent('close'), fillIn(popup, email, password)]);
}

export const accountMenu = (page: Page) => page.locator('header summary', { hasText: 'Account menu' });
