// `npm run check`: the everyday loop. Types, boundaries and words of everything, lint of what changed, and the unit tests
// that the change affects, the closest first, within half a minute. Uncommitted files count as the change, otherwise the
// last commit.
import { existsSync } from 'node:fs';
import { readModuleGraph } from '../module-graph.ts';
import { findChangedFiles } from './changed-files.ts';
import { filesForTime, testsForChange } from './choose-tests.ts';
import { closingLine, isGood, sum } from './counts.ts';
import { type Outcome, runCheck, runLint, runTypes, runVitest } from './steps.ts';
import { type Run, withRun } from './with-run.ts';

/** A widely used file affects every test: then as many run as fit, and `npm test` runs the rest. */
const secondsForTests = 22;
/** More paths than this would not fit into a command. */
const mostPaths = 500;

const secondsGone = () => performance.now() / 1000;

/** Changed settings affect files that did not change. */
const changesLint = (paths: readonly string[]) => paths.length > mostPaths || paths.includes('biome.json');

async function check(run: Run): Promise<{ outcomes: Outcome[]; left: number }> {
  const changed = await findChangedFiles();
  const types = runTypes(run);
  const lint = runLint(run, changesLint(changed) ? ['.'] : changed.filter((path) => existsSync(path)));
  const tests = testsForChange(readModuleGraph(), changed);
  console.log(`${changed.length} changed files affect ${tests.length} test files`);
  const outcomes: Outcome[] = [];
  let done = 0;
  const begin = secondsGone();
  // The closest tests always run, however slow the machine is; without them the command would prove nothing.
  for (let more = filesForTime(0, 0, 0); more > 0 && done < tests.length; ) {
    const args = tests.slice(done, done + more);
    outcomes.push(await runVitest(run, {}, { suite: 'core', args }));
    done += args.length;
    more = filesForTime(done, secondsGone() - begin, secondsForTests - secondsGone());
  }
  outcomes.push(await lint);
  outcomes.push(await runCheck(run, 'boundaries', ['tools/boundaries.ts']));
  outcomes.push(await runCheck(run, 'words', ['tools/words.ts']));
  return { outcomes: [...outcomes, await types], left: tests.length - done };
}

const { outcomes, left } = await withRun(check);
for (const failure of outcomes.flatMap(({ failures }) => failures)) console.log(`\n${failure}`);
if (left > 0) console.log(`\n${left} less direct test files did not fit into the time: npm test runs them.`);
const total = sum(outcomes.map(({ counts }) => counts));
console.log(`\n${secondsGone().toFixed(0)} s\n${closingLine(total)}`);
process.exit(isGood(total, false) ? 0 : 1);
