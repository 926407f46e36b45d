import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { allTag, chosenSuite } from '#tools/test/suite.ts';
import { workerCount } from '#tools/test/worker-count.ts';
import { workshopOrigin, workshopPort } from './workshop-origin.ts';

// One folder per run, named by the first process that reads this file; the workers inherit the name.
process.env.E2E_DATA_DIR ??= join(tmpdir(), `neutron-e2e-${process.pid}-${Date.now().toString(36)}`);
// Servers and the programs that journeys start are compiled once.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../build/compile-cache');
const port = Number(process.env.E2E_PORT ?? 4310);
/** Tests that this run leaves out, in every project. */
const leftOut = chosenSuite() === 'core' ? [new RegExp(`${allTag}\\b`)] : [];

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  // Traces and notes of failed journeys; kept until the next run.
  outputDir: join(import.meta.dirname, '../build/journeys'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A journey that passes on its second try is reported as flaky; `tools/test/run.ts` accepts few of them.
  retries: process.env.CI ? 1 : 0,
  workers: workerCount(),
  // No journey takes more than 8 seconds alone: these end what hangs.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    trace: 'on-first-retry',
    // A service worker per journey costs more than the journey; offline.spec.ts tests it.
    serviceWorkers: 'block',
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Chromium has no sandbox for root, and its background requests fail on closed networks.
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
  // One width is enough unless layout is the subject; that is the desktop's. Tags say otherwise: @phone and @tablet (there
  // and not on the desktop), @small (both of them), @widths (phone and desktop; with @tablet all three).
  projects: [
    {
      name: 'phone',
      grep: /@(phone|small|widths)\b/,
      grepInvert: leftOut,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'tablet',
      grep: /@(tablet|small)\b/,
      grepInvert: [/@phone\b/, ...leftOut],
      use: { viewport: { width: 820, height: 1180 } },
    },
    {
      name: 'desktop',
      grepInvert: [/^(?!.*@widths\b).*@(phone|tablet|small)\b/, ...leftOut],
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: [
    {
      command: `${process.execPath} ${join(import.meta.dirname, '../site/workshop/serve.ts')} ${workshopPort}`,
      cwd: join(import.meta.dirname, '..'),
      url: `${workshopOrigin}/status`,
      timeout: 180_000,
      stdout: 'ignore',
      stderr: 'pipe',
    },
  ],
});
