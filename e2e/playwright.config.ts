import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { workshopOrigin, workshopPort } from './workshop-origin.ts';

// One folder per run, made by the first process that reads this file and handed down to the workers.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'neutron-e2e-'));
const port = Number(process.env.E2E_PORT ?? 4310);

const specs = (...names: string[]) => new RegExp(`/(${names.join('|')})\\.spec\\.ts$`);
/** Every screen is looked at at one width by the test command, and at all three when it is photographed. */
const everyScreen = process.env.SCREENS_DIR ? [] : ['every-screen'];

export default defineConfig({
  testDir: '.',
  outputDir: join(tmpdir(), 'neutron-e2e-results'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    // A worker of its own per visit costs more than the visit; offline.spec.ts is about it.
    serviceWorkers: 'block',
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Chromium refuses its sandbox for root, and its own calls home fail on closed networks.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  // A test that shows nothing new at other widths says where it belongs: @wide, @small (not wide) or @phone.
  projects: [
    {
      name: 'phone',
      testIgnore: specs('html', 'navigation', 'publishing', 'search', 'verticals', ...everyScreen),
      grepInvert: /@wide/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // Between the two: what is laid out differently there, and every screen as a whole.
    {
      name: 'tablet',
      testMatch: specs('every-screen', 'header', 'modal', 'reading'),
      grepInvert: /@wide|@phone/,
      use: { viewport: { width: 820, height: 1180 } },
    },
    {
      name: 'desktop',
      testIgnore: specs('workshop', ...everyScreen),
      grepInvert: /@phone|@small/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: [
    {
      command: `${process.execPath} ${join(import.meta.dirname, '../server/start.ts')}`,
      cwd: join(import.meta.dirname, '..'),
      url: `http://127.0.0.1:${port}/status`,
      timeout: 180_000,
      env: {
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: process.env.E2E_DATA_DIR,
        STAFF_TOKEN: 'e2e-staff-token-0123456789abcdef',
        LOG_LEVEL: 'warn',
        // All browsers of a run come from one address.
        RATE_LIMITS: 'off',
      },
      stdout: 'ignore',
      stderr: 'pipe',
    },
    {
      command: `${process.execPath} ${join(import.meta.dirname, '../site/workshop/serve.ts')} ${workshopPort}`,
      cwd: join(import.meta.dirname, '..'),
      url: workshopOrigin,
      timeout: 180_000,
      stdout: 'ignore',
      stderr: 'pipe',
    },
  ],
});
