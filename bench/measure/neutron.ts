import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Running, startProgram } from './process.ts';

export interface Neutron extends Running {
  origin: string;
}

/** A folder for one benchmark, removed when it ends. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'neutron-bench-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The product as `npm start` runs it, on a data folder of its own. */
export async function startNeutron(
  dataFolder: string,
  env: Record<string, string> = {},
  program: readonly string[] = ['server/boot/start.ts'],
): Promise<Neutron> {
  const running = await startProgram(process.execPath, program, {
    ready: /Neutron ready on http:\/\/localhost:(\d+)/,
    env: {
      DATA_DIR: dataFolder,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      ...env,
    },
    withinSeconds: 300,
  });
  return { ...running, origin: `http://127.0.0.1:${running.ready}` };
}
