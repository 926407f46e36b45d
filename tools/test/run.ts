// `npm test`: all checks and unit tests, then the journeys. The log ends with the reasons of all failures and the summary:
// N passed, N failed, N skipped.
import { ArgumentsError, readArguments } from './arguments.ts';
import { secondsLine } from './control-group.ts';
import { closingLine, isGood, judgeFlaky, sum } from './counts.ts';
import { runParts } from './run-parts.ts';
import type { Outcome } from './steps.ts';
import { withRun } from './with-run.ts';

function readOwnArguments() {
  try {
    return readArguments(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof ArgumentsError)) throw error;
    console.error(error.message);
    return process.exit(2);
  }
}

const chosen = readOwnArguments();
const { outcomes, missing, seconds } = await withRun(async (run) => {
  const done = await runParts(run, chosen);
  return { ...done, seconds: run.group?.seconds() };
});

const flaky = outcomes.flatMap((outcome) => outcome.flaky);
const total = sum([...outcomes.map(({ counts }) => counts), judgeFlaky(flaky.length)]);
const report = (lines: readonly string[]) => {
  for (const line of lines) console.log(`\n${line}`);
};
report(outcomes.flatMap(({ failures }: Outcome) => failures));
report(flaky);
report(missing);
const isCi = process.env.CI === 'true';
if (isCi && total.skipped > 0) report(['With CI=true skipped tests are a failure.']);
if (seconds) report([secondsLine(seconds)]);
report([closingLine(total)]);
process.exit(isGood(total, isCi) ? 0 : 1);
