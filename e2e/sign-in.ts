// Accounts and signing in.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, hydrated } from './journey.ts';

const root = join(import.meta.dirname, '..');

/** Creates an account in the journeys' database with the operator's command; returns its password. */
export function newPassword(email: string, role: string): string {
  const command = [join(root, 'tools/account/account.ts'), email, '--create', '--role', role];
  const output = execFileSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  });
  return /shown only once\): (\S+)/.exec(output)?.[1] ?? '';
}

export async function fillIn(window: Page, email: string, password: string): Promise<void> {
  await window.getByLabel('Email address').fill(email);
  await window.getByLabel('Password').fill(password);
  await window.getByRole('button', { name: 'Log in', exact: true }).click();
}

export async function openModal(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole('link', { name: 'Join / Log In' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Log in to Wavelength' })).toBeVisible();
}

/** With the modal open. */
export async function signInByPopup(page: Page, email: string, password: string): Promise<void> {
  const coming = page.waitForEvent('popup');
  await page.getByRole('dialog').locator('button[type="submit"]').click();
  const popup = await coming;
  // Password hashing is slow on purpose, and slower on a busy machine.
  await Promise.all([popup.waitForEvent('close'), fillIn(popup, email, password)]);
}

export const accountMenu = (page: Page) => page.locator('header summary', { hasText: 'Account menu' });
