// Debian packages the tests need, installed by apt-get when run as root. Otherwise the reason says what to do.
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

type InstallResult = { installed: true } | { installed: false; reason: string };

interface InstallOptions {
  isRoot: boolean;
  /** For tests: another program, other times. */
  program?: string;
  retryMs?: number;
  giveUpMs?: number;
  report?: (line: string) => void;
}

const lastLines = 6;

/** True when another program (a first-boot update, an operator) holds one of apt's or dpkg's locks. */
export const isPackageManagerBusy = (output: string) =>
  /Could not get lock|Unable to (?:lock|acquire the dpkg frontend lock)|is another process using it/i.test(
    output,
  );

/** The reason of a failed run: apt's own error lines, or its last lines. */
export function failureReason(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const errors = lines.filter((line) => /^(E:|Err:|dpkg:)/.test(line));
  return (errors.length ? errors : lines).slice(-lastLines).join('\n') || 'apt-get wrote no reason';
}

export function createPackageInstaller({
  isRoot,
  program = 'apt-get',
  retryMs = 3_000,
  giveUpMs = 300_000,
  report = console.log,
}: InstallOptions) {
  let hasFreshLists = false;

  function run(args: readonly string[]): Promise<{ code: number; output: string }> {
    return new Promise((resolve) => {
      const child = spawn(program, args, {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          output += text;
        });
      child.on('error', (error) => resolve({ code: 1, output: `E: ${error.message}` }));
      child.on('close', (code) => resolve({ code: code ?? 1, output }));
    });
  }

  /** apt can wait for dpkg's lock by itself, but not for the lock of its package lists: we wait for both. */
  async function runWhenFree(args: readonly string[]): Promise<{ code: number; output: string }> {
    const giveUpAt = Date.now() + giveUpMs;
    for (let attempt = 0; ; attempt++) {
      const result = await run(args);
      if (result.code === 0 || !isPackageManagerBusy(result.output) || Date.now() >= giveUpAt) return result;
      if (attempt === 0) report('Another program is installing packages: waiting for it to finish …');
      await wait(retryMs);
    }
  }

  return async function install(...packages: string[]): Promise<InstallResult> {
    if (!isRoot)
      return {
        installed: false,
        reason: `only root may install packages. Run: sudo apt-get install ${packages.join(' ')}`,
      };
    report(`Installing ${packages.join(', ')} …`);
    if (!hasFreshLists) {
      const updated = await runWhenFree(['update', '-qq']);
      if (updated.code !== 0)
        return { installed: false, reason: `apt-get update failed:\n${failureReason(updated.output)}` };
      hasFreshLists = true;
    }
    const result = await runWhenFree(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
    return result.code === 0
      ? { installed: true }
      : { installed: false, reason: `apt-get install failed:\n${failureReason(result.output)}` };
  };
}
