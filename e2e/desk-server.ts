// A server of its own for journeys that stop it: with an empty store, and people who have tokens.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serverSettings } from './server-settings.ts';

const root = join(import.meta.dirname, '..');
const site = 'wavelength';

const run = promisify(execFile);

interface ImportReport {
  run: number;
  stories: { title: string; what: string; reason?: string; clean?: boolean; notes: string[] }[];
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

interface Answer {
  data: Record<string, unknown> & { id: string; token: string; story: { body: string; title: string } };
}

export async function createDeskServer() {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'neutron-desk-'));
  const origin = `http://127.0.0.1:${port}`;
  let running: ChildProcess | undefined;

  const call = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(`${origin}/api/neutron/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${serverSettings.STAFF_TOKEN}`,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Answer & { errors?: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer.errors)}`);
    return answer;
  };

  async function start(): Promise<void> {
    running = spawn(process.execPath, [join(root, 'server/boot/start.ts')], {
      cwd: root,
      env: { ...process.env, ...serverSettings, DATA_DIR: folder, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const chunk of running.stdout ?? []) if (String(chunk).includes('ready on')) return;
    throw new Error('The server of the desk did not start');
  }

  /** As a power cut would: nothing is written on the way. */
  async function kill(): Promise<void> {
    if (!running) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
    running = undefined;
  }

  let count = 0;
  return {
    origin,
    start,
    kill,
    /** A story with two paragraphs. */
    async newStory(extra: object = {}): Promise<string> {
      count += 1;
      const story = {
        kind: 'article',
        slug: `story-${count}-${Date.now()}`,
        title: 'A headline',
        body: '<p>First paragraph.</p><p>Second paragraph.</p>',
        ...extra,
      };
      return (await call('POST', `stories/${site}`, { story })).data.id;
    },
    /** As a program reads it: every acknowledged word is in it. */
    read: async (id: string) => (await call('GET', `stories/${site}/${id}`)).data,
    write: (id: string, story: object, baseVersion: number) =>
      call('PUT', `stories/${site}/${id}`, { story, baseVersion }),
    /** Imports an export by the command, while the server runs, and answers with its report. */
    async import(file: string): Promise<ImportReport> {
      const report = join(folder, 'report.json');
      await run(process.execPath, [join(root, 'tools/import/import.ts'), file, '--report', report], {
        cwd: root,
        env: { ...process.env, ...serverSettings, DATA_DIR: folder },
      });
      return JSON.parse(await readFile(report, 'utf8'));
    },
    /** A colleague, by name. */
    token: async (name: string) =>
      (await call('POST', `service-accounts/${site}`, { name, role: 'editor' })).data.token,
    async end(): Promise<void> {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
