import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileProblems } from './file-problems.ts';

/** A file this small is read in a few milliseconds; starting a process takes longer. */
const checkedHereBytes = 4 * 1024 * 1024;
const longestMilliseconds = 120_000;

export type Integrity =
  | { kind: 'ok' }
  | { kind: 'corrupt'; problems: string[] }
  /** The check took too long or could not start: the result is unknown. */
  | { kind: 'unknown'; reason: string };

export interface IntegrityCheck {
  done: Promise<Integrity>;
  cancel(): void;
}

/** Checks a file beside its users: neither readers nor writers wait for it. */
export function checkIntegrity(file: string): IntegrityCheck {
  const stop = new AbortController();
  const done = check(file, stop.signal).catch((error: unknown): Integrity => {
    return { kind: 'unknown', reason: error instanceof Error ? error.message : String(error) };
  });
  return { done, cancel: () => stop.abort() };
}

async function check(file: string, signal: AbortSignal): Promise<Integrity> {
  const { size } = await stat(file);
  signal.throwIfAborted();
  return verdictOn(size <= checkedHereBytes ? fileProblems(file) : await problemsByProcess(file, signal));
}

const verdictOn = (problems: string[]): Integrity =>
  problems.length === 0 ? { kind: 'ok' } : { kind: 'corrupt', problems };

function problemsByProcess(file: string, signal: AbortSignal): Promise<string[]> {
  const script = join(import.meta.dirname, 'check-file.ts');
  return new Promise((resolve, reject) => {
    const options = { timeout: longestMilliseconds, killSignal: 'SIGKILL', signal } as const;
    const child = execFile(process.execPath, [script, file], options, (error, stdout) => {
      if (error) reject(error.killed ? new Error('the check took too long') : error);
      else resolve(stdout.split('\n').filter(Boolean));
    });
    // A server that stops does not wait for the check, and leaves no process behind.
    child.unref();
    const end = () => void child.kill('SIGKILL');
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
  });
}
