import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { BootError } from './boot-error.ts';

const errorLines = 40;

/**
 * Runs a script in a process that ends, so that its memory goes back to the machine and does not stay with the server.
 * Its output lines go to `onLine`; a failure carries what it wrote to standard error.
 */
export async function runTask(
  script: string,
  { what, onLine, args = [] }: { what: string; onLine(line: string): void; args?: readonly string[] },
): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  // A server that is stopped while it prepares must not leave the task behind.
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  const errors: string[] = [];
  createInterface({ input: child.stdout }).on('line', onLine);
  createInterface({ input: child.stderr }).on('line', (line) => {
    errors.push(line);
    if (errors.length > errorLines) errors.shift();
  });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code !== 0) throw new BootError(`${what} failed:\n${errors.join('\n')}`);
  } finally {
    process.off('exit', end);
  }
}
