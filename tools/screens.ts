// `npm run screens`: every screen at 390, 820 and 1440 px, light and dark, checked with axe, with screenshots in
// build/screens; and every story of the workshop in both themes.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findHeadlessChromium, requireBrowser } from './test/machine.ts';

const folder = join(import.meta.dirname, '../build/screens');
const chromium = await requireBrowser(findHeadlessChromium);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const run = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--reporter=line',
    'every-screen',
    'workshop',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium, SCREENS_DIR: folder } },
);
console.log(`\nThe screenshots are in ${folder}`);
process.exit(run.status ?? 1);
