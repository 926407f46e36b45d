import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

export interface TestRedis {
  port: number;
  url: string;
  /** Kills it. */
  stop(): Promise<void>;
}

/** A Redis of its own, on a free port or the given one. Tests only. */
export async function startRedis(givenPort?: number): Promise<TestRedis> {
  const port = givenPort ?? (await freePort());
  const folder = await mkdtemp(join(tmpdir(), 'neutron-redis-'));
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += String(chunk);
  });
  while (!text.includes('Ready to accept connections')) await once(child.stdout, 'data');
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
