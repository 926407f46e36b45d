import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compilerSettings } from './compiler-settings.ts';
import { type Counts, countsOfList, countsOfPlaywright, countsOfVitest, noCounts } from './counts.ts';
import { failuresOfPlaywright, failuresOfVitest, flakyOfPlaywright } from './failures.ts';
import { allTag, type Suite, suiteVariable } from './suite.ts';
import type { CountedStep, Run } from './with-run.ts';

/** The result of a step: counts, and a message per failure. */
export interface Outcome {
  counts: Counts;
  failures: readonly string[];
  /** A message per journey that failed and passed on its second try. */
  flaky: readonly string[];
}

const noOutcome: Outcome = { counts: noCounts, failures: [], flaky: [] };

// No colors in a log.
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/** When a program's output is printed: at the end if others run beside it, so that no two are mixed. */
type PrintsOutput = 'at once' | 'at the end';

interface Program {
  name: string;
  step: CountedStep;
  args: readonly string[];
  environment?: Record<string, string>;
  prints?: PrintsOutput;
}

async function runProgram(run: Run, program: Program): Promise<number> {
  const { name, step, args, environment = {}, prints = 'at once' } = program;
  // An interrupted run ends while it waits here.
  if (run.interrupted.aborted) return forever;
  if (prints === 'at once') console.log(`\n── ${name}`);
  const start = () =>
    spawn(process.execPath, args, {
      stdio: prints === 'at once' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...plain, ...environment, TMPDIR: run.folder },
      // Ctrl-C in a terminal reaches only the run, which ends the others.
      detached: true,
    });
  const child = run.group ? run.group.within(step, start) : start();
  if (child.pid) run.started.add(child.pid);
  child.once('exit', () => child.pid && run.started.delete(child.pid));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (run.interrupted.aborted) return forever;
  if (prints === 'at the end') process.stdout.write(`\n── ${name}\n${output}`);
  return code ?? 1;
}

const forever = new Promise<never>(() => undefined);

/** A program that passes or fails; it counts as one test. */
export async function runCheck(
  run: Run,
  name: string,
  args: readonly string[],
  { step = 'checks', environment = {} }: { step?: CountedStep; environment?: Record<string, string> } = {},
): Promise<Outcome> {
  const code = await runProgram(run, { name, step, args, environment, prints: 'at the end' });
  return code === 0 ? { ...noOutcome, counts: { ...noCounts, passed: 1 } } : failed(`${name} failed`);
}

const lint = ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'];

/** Lint and format of these files and folders. */
export const runLint = (run: Run, paths: readonly string[] = ['.']): Promise<Outcome> =>
  runCheck(run, 'lint and format', [
    ...lint,
    '--no-errors-on-unmatched',
    '--files-ignore-unknown=true',
    '--',
    ...paths,
  ]);

/**
 * One checker: several repeat much of each other's work, and other checks and tests use the other processors. What did
 * not change since the last check is not checked again.
 */
export const runTypes = (run: Run) =>
  runCheck(
    run,
    'types',
    [
      'node_modules/typescript/bin/tsc',
      '--noEmit',
      '--checkers',
      '1',
      '--incremental',
      '--tsBuildInfoFile',
      'build/types.tsbuildinfo',
    ],
    { environment: compilerSettings },
  );

function failed(reason: string): Outcome {
  console.error(`✗ ${reason}`);
  return { ...noOutcome, counts: { ...noCounts, failed: 1 }, failures: [`✗ ${reason}`] };
}

interface ReportedProgram extends Program {
  /** The variable that says where the report goes; without it an option of Vitest does. */
  reportVariable?: string;
  read(report: unknown): Outcome;
}

/** A runner that also writes a JSON report, so that tests are counted one by one. */
async function runReported(
  run: Run,
  { reportVariable, read, ...program }: ReportedProgram,
): Promise<Outcome> {
  const { name, args, environment } = program;
  const file = join(mkdtempSync(join(run.folder, 'report-')), 'report.json');
  const code = await runProgram(run, {
    ...program,
    args: reportVariable ? args : [...args, `--outputFile.json=${file}`],
    environment: { ...environment, ...(reportVariable ? { [reportVariable]: file } : {}) },
  });
  try {
    const outcome = read(JSON.parse(readFileSync(file, 'utf8')));
    if (code === 0 || outcome.counts.failed > 0) return outcome;
    const failures = [...outcome.failures, `✗ ${name} ended with code ${code}`];
    return { ...outcome, counts: { ...outcome.counts, failed: 1 }, failures };
  } catch (error) {
    return failed(`${name} ended without a report: ${error instanceof Error ? error.message : error}`);
  }
}

/** Which tests a runner gets, and what else it is given. */
export interface Selection {
  suite: Suite;
  shard?: string;
  args: readonly string[];
}

const shardOption = ({ shard }: Selection) => (shard === undefined ? [] : [`--shard=${shard}`]);

/**
 * Tests pass in any order: files run in another one each time. `npm test -- unit --sequence.shuffle.files
 * --sequence.seed=N` repeats one.
 */
function orderOptions({ args }: Selection): string[] {
  if (args.some((argument) => argument.startsWith('--sequence'))) return [];
  const seed = randomInt(1_000_000);
  console.log(`\nUnit tests run in the order of --sequence.seed=${seed}`);
  return ['--sequence.shuffle.files', `--sequence.seed=${seed}`];
}

export const runVitest = (run: Run, environment: Record<string, string>, selection: Selection) =>
  runReported(run, {
    name: 'unit and API',
    step: 'unit',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=dot',
      '--reporter=json',
      ...(selection.suite === 'core' ? [`--tagsFilter=!${allTag}`] : []),
      ...shardOption(selection),
      ...orderOptions(selection),
      ...selection.args,
    ],
    environment: { ...environment, [suiteVariable]: selection.suite },
    read: (report) => ({
      ...noOutcome,
      counts: countsOfVitest(report, selection.suite),
      failures: failuresOfVitest(report),
    }),
  });

const playwright = (...args: string[]) => [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'e2e/playwright.config.ts',
  ...args,
];

export const runPlaywright = (run: Run, environment: Record<string, string>, selection: Selection) =>
  runReported(run, {
    name: 'browser',
    step: 'journeys',
    args: playwright('--reporter=line,json', ...shardOption(selection), ...selection.args),
    environment: { ...environment, [suiteVariable]: selection.suite },
    reportVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
    read: (report) => ({
      counts: countsOfPlaywright(report),
      failures: failuresOfPlaywright(report),
      flaky: flakyOfPlaywright(report),
    }),
  });

/** Without a browser: every journey is counted as skipped. */
export const listPlaywright = (run: Run, selection: Selection) =>
  runReported(run, {
    name: 'browser (not available: journeys are only counted)',
    step: 'journeys',
    args: playwright('--list', '--reporter=json', ...shardOption(selection), ...selection.args),
    environment: { [suiteVariable]: selection.suite },
    reportVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
    read: (report) => ({ ...noOutcome, counts: countsOfList(report) }),
  });
