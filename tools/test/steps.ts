import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Counts, countsOfPlaywright, countsOfVitest, noCounts } from './counts.ts';

function run(args: readonly string[], environment: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: 'inherit',
      // In a log, colors are noise.
      env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...environment },
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** One program that says yes or no; it counts as one test. */
export async function runCheck(name: string, args: readonly string[]): Promise<Counts> {
  console.log(`\n── ${name}`);
  const code = await run(args);
  if (code !== 0) console.error(`✗ ${name} failed`);
  return code === 0 ? { ...noCounts, passed: 1 } : { ...noCounts, failed: 1 };
}

/** A runner that also writes a JSON report, so that tests are counted one by one. */
async function runReported(
  name: string,
  args: readonly string[],
  environment: Record<string, string>,
  reportVariable: string | undefined,
  read: (report: unknown) => Counts,
): Promise<Counts> {
  console.log(`\n── ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'neutron-test-'));
  const file = join(folder, 'report.json');
  try {
    const code = await run(reportVariable ? args : [...args, `--outputFile.json=${file}`], {
      ...environment,
      ...(reportVariable ? { [reportVariable]: file } : {}),
    });
    const counts = read(JSON.parse(readFileSync(file, 'utf8')));
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch (error) {
    console.error(`✗ ${name} ended without a report: ${error instanceof Error ? error.message : error}`);
    return { ...noCounts, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const runVitest = (environment: Record<string, string>) =>
  runReported(
    'unit and API',
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json'],
    environment,
    undefined,
    countsOfVitest,
  );

export const runPlaywright = (environment: Record<string, string>) =>
  runReported(
    'browser',
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--reporter=line,json',
    ],
    environment,
    'PLAYWRIGHT_JSON_OUTPUT_FILE',
    countsOfPlaywright,
  );
