// `npm run workshop`: opens the workshop's states that have changed since they last passed axe, and writes the list of
// those that pass (e2e/golden/workshop.json).
import { spawnSync } from 'node:child_process';
import { findHeadlessChromium, requireBrowser } from './test/machine.ts';

const chromium = await requireBrowser(findHeadlessChromium);
const run = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--reporter=line',
    'workshop',
  ],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium, WORKSHOP_LIST: 'write' } },
);
process.exit(run.status ?? 1);
