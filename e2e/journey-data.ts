// The data folder of the journeys, created once and cached in build/: loading the demo for every run of one journey would
// take longer than the journey. `npm test` creates it beside the unit tests.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stampOf } from '#tools/build-stamp.ts';
import { serverSettings } from './server-settings.ts';
import { addStaffPageData } from './staff-page-data.ts';

const root = join(import.meta.dirname, '..');
const prebuilt = join(root, 'build/journey-data');
const stampFile = `${prebuilt}.stamp`;
const sources = [
  '{api,config,content,database,demo,server,services}/**/*.ts',
  'demo/**/*.md',
  'e2e/staff-page-data.ts',
  'neutron.config.ts',
  'package-lock.json',
];
/** Stories of the demo are dated from the moment it is loaded: after an hour they are too old for its live blogs. */
const hour = new Date().toISOString().slice(0, 13);
const stamp = `${stampOf(root, sources)} ${hour}`;

/**
 * Loads the demo with generated stories behind it, for journeys to second pages, starts and stops the product once, and adds
 * rows for staff pages.
 */
async function makeDataFolder(): Promise<void> {
  rmSync(prebuilt, { recursive: true, force: true });
  execFileSync(process.execPath, [join(root, 'demo/load.ts'), '--articles', '600', '--data', prebuilt], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const server = spawn(process.execPath, [join(root, 'server/boot/start.ts')], {
    cwd: root,
    env: { ...process.env, ...serverSettings, DATA_DIR: prebuilt, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  for await (const line of createInterface({ input: server.stdout }))
    if (line.startsWith('Neutron ready')) server.kill('SIGTERM');
  const [code] = await ended;
  if (code !== 0) throw new Error(`The data folder of the journeys could not be made: code ${code}`);
  await addStaffPageData(prebuilt);
  writeFileSync(stampFile, stamp);
}

/** Creates the folder unless it is there and up to date. */
async function prepare(): Promise<void> {
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) await makeDataFolder();
}

export async function copyJourneyData(folder: string): Promise<void> {
  await prepare();
  await cp(prebuilt, folder, { recursive: true });
}

if (import.meta.main) await prepare();
