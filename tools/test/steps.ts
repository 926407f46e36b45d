import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compilerSettings } from './compiler-settings.ts';
import { type Counts, countsOfList, countsOfPlaywright, countsOfVitest, noCounts } from './counts.ts';
import { failuresOfPlaywright, failuresOfVitest } from './failures.ts';
import { longTests, withoutLongTests } from './long-tests.ts';

/** The result of a step: counts, and a message per failure. */
export interface Outcome {
  counts: Counts;
  failures: readonly string[];
}

// No colors in a log.
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/** When a program's output is printed: at the end if others run beside it, so that no two are mixed. */
type PrintsOutput = 'at once' | 'at the end';

/** `idle` takes only what other programs leave of the processors. */
type Priority = 'usual' | 'idle';

async function run(
  name: string,
  args: readonly string[],
  environment: Record<string, string>,
  prints: PrintsOutput,
  priority: Priority = 'usual',
): Promise<number> {
  const env = { ...process.env, ...plain, ...environment };
  if (prints === 'at once') console.log(`\n── ${name}`);
  const [program, ...before] =
    priority === 'idle' ? ['nice', '-n', '19', process.execPath] : [process.execPath];
  const child = spawn(program, [...before, ...args], {
    stdio: prints === 'at once' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (prints === 'at the end') process.stdout.write(`\n── ${name}\n${output}`);
  return code ?? 1;
}

/** A program that passes or fails; it counts as one test. */
export async function runCheck(
  name: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const code = await run(name, args, environment, 'at the end');
  if (code === 0) return { counts: { ...noCounts, passed: 1 }, failures: [] };
  return failed(`${name} failed`);
}

/** One checker: several repeat much of each other's work, and other checks and tests use the other processors. */
export const runTypes = () =>
  runCheck('types', ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1'], compilerSettings);

function failed(reason: string): Outcome {
  console.error(`✗ ${reason}`);
  return { counts: { ...noCounts, failed: 1 }, failures: [`✗ ${reason}`] };
}

/** A runner that also writes a JSON report, so that tests are counted one by one. */
async function runReported({
  name,
  args,
  environment,
  reportVariable,
  readCounts,
  readFailures,
  prints = 'at once',
  priority,
}: {
  name: string;
  args: readonly string[];
  environment: Record<string, string>;
  /** The variable that says where the report goes; without it an option of Vitest does. */
  reportVariable?: string;
  readCounts(report: unknown): Counts;
  readFailures(report: unknown): string[];
  prints?: PrintsOutput;
  priority?: Priority;
}): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'neutron-test-'));
  const file = join(folder, 'report.json');
  try {
    const code = await run(
      name,
      reportVariable ? args : [...args, `--outputFile.json=${file}`],
      { ...environment, ...(reportVariable ? { [reportVariable]: file } : {}) },
      prints,
      priority,
    );
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const counts = readCounts(report);
    const failures = readFailures(report);
    if (code === 0 || counts.failed > 0) return { counts, failures };
    return { counts: { ...counts, failed: 1 }, failures: [...failures, `✗ ${name} ended with code ${code}`] };
  } catch (error) {
    return failed(`${name} ended without a report: ${error instanceof Error ? error.message : error}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const vitest = (...files: readonly string[]) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=dot',
  '--reporter=json',
  ...files,
];

/** All unit tests, or those of some files. */
export const runVitest = (environment: Record<string, string>, files: readonly string[] = []) =>
  runReported({
    name: 'unit and API',
    args: vitest(...files),
    environment,
    readCounts: countsOfVitest,
    readFailures: failuresOfVitest,
  });

/** All unit tests but the long ones. */
export const runMostOfVitest = (environment: Record<string, string>) =>
  runVitest({ ...environment, [withoutLongTests]: '1' });

export const runLongTests = (environment: Record<string, string>) =>
  runReported({
    name: 'long unit tests, beside all others',
    args: vitest(...longTests),
    environment,
    readCounts: countsOfVitest,
    readFailures: failuresOfVitest,
    prints: 'at the end',
    priority: 'idle',
  });

const playwright = (...args: string[]) => [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'e2e/playwright.config.ts',
  ...args,
];

export const runPlaywright = (environment: Record<string, string>) =>
  runReported({
    name: 'browser',
    args: playwright('--reporter=line,json'),
    environment,
    reportVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
    readCounts: countsOfPlaywright,
    readFailures: failuresOfPlaywright,
  });

/** Without a browser: every journey is counted as skipped. */
export const listPlaywright = () =>
  runReported({
    name: 'browser (not available: journeys are only counted)',
    args: playwright('--list', '--reporter=json'),
    environment: {},
    reportVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
    readCounts: countsOfList,
    readFailures: () => [],
  });
