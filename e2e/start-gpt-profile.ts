import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Starts a process that serves pages only, under the security profile `gpt`, from the API at `apiUrl`. */
export async function startGptProfile(apiUrl: string): Promise<{ origin: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'neutron-gpt-'));
  const server = spawn(process.execPath, [join(import.meta.dirname, 'gpt-profile-site.ts')], {
    env: {
      ...process.env,
      ROLE: 'site',
      API_URL: apiUrl,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => {
    server.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    server.kill();
  };
  const lines = createInterface(server.stdout);
  for await (const line of lines) {
    const [, port] = /ready on \S+:(\d+)$/.exec(line) ?? [];
    if (port) return { origin: `http://127.0.0.1:${port}`, stop };
  }
  throw new Error('the site with the profile gpt did not start');
}
