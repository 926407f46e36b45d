// The product's server as a process, on a data folder.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { serverSettings } from './server-settings.ts';

const root = join(import.meta.dirname, '..');

export interface ProductServer {
  port: number;
  /** Lets responses in progress finish. */
  stop(): Promise<void>;
  /** As a power cut would: nothing is written on the way. */
  kill(): Promise<void>;
}

interface ProductOptions {
  folder: string;
  port: number;
  /** Removes the folder when the process that started the server ends without stopping it. */
  isFolderTemporary?: boolean;
}

/** Starts a server and waits until it is ready. */
export async function startProduct({
  folder,
  port,
  isFolderTemporary = true,
}: ProductOptions): Promise<ProductServer> {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], {
    cwd: root,
    env: {
      ...process.env,
      ...serverSettings,
      DATA_DIR: folder,
      PORT: String(port),
      TEMPORARY_FOLDER: isFolderTemporary ? folder : '',
    },
    // By the channel the server notices that its parent has ended.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await untilReady(server);
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  return { port, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

async function untilReady(server: ChildProcess): Promise<void> {
  if (!server.stdout) throw new Error('The server has no output');
  for await (const line of createInterface({ input: server.stdout }))
    if (line.startsWith('Neutron ready')) return void server.stdout.resume();
  throw new Error('The server of a journey did not start: its log is above');
}

/** Ports of outgoing connections begin above: one of those could take the port before the server does. */
const [lowest, highest] = [20_000, 32_000];

/** A port that no program uses. Chosen by chance, because workers ask at the same time. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await Promise.race([
      once(probe, 'listening').then(() => true),
      once(probe, 'error').then(() => false),
    ]).catch(() => false);
    probe.close();
    if (isFree) return port;
  }
}
