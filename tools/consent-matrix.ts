// `npm run consent-matrix`: every combination of categories and do-not-sell on six kinds of pages, in Chromium. The test
// command runs a selection that covers every pair.
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
    '--project=desktop',
    'consent\\.spec',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium, CONSENT_MATRIX: 'full' } },
);
process.exit(run.status ?? 1);
