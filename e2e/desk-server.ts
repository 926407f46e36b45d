// A server of its own for journeys that kill it or import whole publications: with an empty store.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, type ProductServer, startProduct } from './product-server.ts';
import { serverSettings } from './server-settings.ts';
import { createStaffCalls } from './staff-calls.ts';

const root = join(import.meta.dirname, '..');

const run = promisify(execFile);

interface ImportReport {
  run: number;
  stories: { title: string; what: string; reason?: string; clean?: boolean; notes: string[] }[];
}

/** Imports an export by the command, while a server runs on the folder, and returns its report. */
export async function importExport(
  folder: string,
  path: string,
  options: string[] = [],
): Promise<ImportReport> {
  const reports = mkdtempSync(join(tmpdir(), 'neutron-report-'));
  try {
    const report = join(reports, 'report.json');
    const command = [join(root, 'tools/import/import.ts'), path, '--report', report, ...options];
    await run(process.execPath, command, {
      cwd: root,
      env: { ...process.env, ...serverSettings, DATA_DIR: folder },
    });
    return JSON.parse(await readFile(report, 'utf8'));
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

export async function createDeskServer() {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'neutron-desk-'));
  const origin = `http://127.0.0.1:${port}`;
  const staff = createStaffCalls(origin, `desk-${port}`);
  let running: ProductServer | undefined;

  async function kill(): Promise<void> {
    await running?.kill();
    running = undefined;
  }
  return {
    origin,
    async start(): Promise<void> {
      running = await startProduct({ folder, port });
    },
    kill,
    /** A story with two paragraphs. */
    async newStory(extra: object = {}): Promise<string> {
      const body = '<p>First paragraph.</p><p>Second paragraph.</p>';
      return (await staff.newStory({ title: 'A headline', body, ...extra })).id;
    },
    /** As a program reads it: every acknowledged word is in it. */
    read: staff.read,
    save: staff.save,
    import: (path: string) => importExport(folder, path),
    /** The authorization header of a colleague, by name. */
    colleague: (name: string) => staff.colleague('editor', name),
    async end(): Promise<void> {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
