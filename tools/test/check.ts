// `npm run check`: the everyday loop. Types, lint and boundaries of everything, and the unit tests that a change affects,
// the closest first, within a minute. Uncommitted files count as the change, otherwise the last commit.
import { execFileSync } from 'node:child_process';
import { readModuleGraph } from '../module-graph.ts';
import { changedFiles, testsForChange } from './choose-tests.ts';
import { closingLine, isGood, sum } from './counts.ts';
import { type Outcome, runCheck, runTypes, runVitest } from './steps.ts';

/** A widely used file affects every test: then as many run as fit, and `npm test` runs the rest. */
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
console.log(`${changed.length} changed files affect ${tests.length} test files`);

const types = runTypes();
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
// The closest tests always run, however slow the machine is; without them the command would prove nothing.
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
  console.log(
    `\n${tests.length - done} less direct test files did not fit into the time: npm test runs them.`,
  );
const total = sum(results.map(({ counts }) => counts));
console.log(`\n${secondsGone().toFixed(0)} s\n${closingLine(total)}`);
process.exit(isGood(total, false) ? 0 : 1);
