// `npm run check`: the everyday loop. Types, lint and boundaries of everything, and the unit tests that a change concerns,
// the nearest first, within a minute. What is not committed counts as the change, else the last commit.
import { execFileSync } from 'node:child_process';
import { readModuleGraph } from '../module-graph.ts';
import { changedFiles, testsForChange } from './choose-tests.ts';
import { closingLine, isGood, sum } from './counts.ts';
import { type Outcome, runCheck, runVitest } from './steps.ts';

/** A file that everything needs concerns every test: then as many run as fit, and `npm test` runs the rest. */
const secondsForTests = 45;
const filesAtOnce = 40;

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });

function findChange(): string[] {
  const open = changedFiles(git('status', '--porcelain', '-z', '--untracked-files=all'));
  if (open.length) return open;
  return git('diff-tree', '--no-commit-id', '--name-only', '-r', '-z', 'HEAD').split('\0').filter(Boolean);
}

const startedAt = performance.now();
const secondsGone = () => (performance.now() - startedAt) / 1000;
const changed = findChange();
const tests = testsForChange(readModuleGraph(), changed);
console.log(`${changed.length} changed files concern ${tests.length} test files`);

const types = runCheck('types', ['node_modules/typescript/bin/tsc', '--noEmit']);
const results: Outcome[] = [
  await runCheck('lint and format', [
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--error-on-warnings',
    '.',
  ]),
  await runCheck('boundaries', ['tools/boundaries.ts']),
  await runCheck('words', ['tools/words.ts']),
];
let done = 0;
// The nearest tests run however slow the machine is; without them the command would say nothing about the change.
for (let took = 0; done < tests.length && (done === 0 || secondsGone() + took < secondsForTests); ) {
  const before = secondsGone();
  const batch = tests.slice(done, done + filesAtOnce);
  results.push(await runVitest({}, batch));
  done += batch.length;
  took = secondsGone() - before;
}
results.push(await types);

for (const failure of results.flatMap(({ failures }) => failures)) console.log(`\n${failure}`);
if (done < tests.length)
  console.log(`\n${tests.length - done} test files further away did not fit: npm test runs them.`);
const total = sum(results.map(({ counts }) => counts));
console.log(`\n${secondsGone().toFixed(0)} s\n${closingLine(total)}`);
process.exit(isGood(total, false) ? 0 : 1);
