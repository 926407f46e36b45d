// `npm test`: all checks and unit tests, then the journeys. The log ends with the reasons of all failures and the summary:
// N passed, N failed, N skipped.
import { closingLine, isGood, sum } from './counts.ts';
import { findHeadlessChromium, findJava, findRedis, startPostgres } from './machine.ts';
import { listPlaywright, type Outcome, runCheck, runPlaywright, runTypes, runVitest } from './steps.ts';

const only = process.argv[2];
const bin = (name: string) => `node_modules/${name}`;
const results: Outcome[] = [];
/** Why tests did not run, repeated before the summary. */
const missing: string[] = [];
const wanted = (step: string) => !only || only === step;

/** Checks that read only source files. */
async function runChecks(): Promise<Outcome[]> {
  // Takes as long as all others together.
  const typeCheck = runTypes();
  const outcomes = [
    await runCheck('lint and format', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']),
    await runCheck('boundaries', ['tools/boundaries.ts']),
    await runCheck('words', ['tools/words.ts']),
    await runCheck('map', ['tools/map.ts']),
    await runCheck('expressions', ['tools/expressions.ts']),
    await runCheck('stories', ['tools/stories.ts']),
    await runCheck('ledger', ['tools/ledger.ts']),
  ];
  return [...outcomes, await typeCheck];
}

async function runUnit(): Promise<Outcome> {
  const redis = await findRedis();
  if (redis.missing) reportMissing('Redis', redis.missing);
  const postgres = await startPostgres();
  if (postgres.missing !== undefined) reportMissing('PostgreSQL', postgres.missing);
  try {
    return await runVitest(postgres.missing === undefined ? { TEST_DATABASE_URL: postgres.url } : {});
  } finally {
    if (postgres.missing === undefined) await postgres.stop();
  }
}

async function main() {
  // Unit tests and journeys read what it writes.
  if (wanted('checks') || wanted('browser') || wanted('unit'))
    results.push(await runCheck('site build', ['tools/build.ts']));
  // In parallel: tests wait for databases and other programs often enough to leave time for the checks.
  const [checks, unit, data] = await Promise.all([
    wanted('checks') ? runChecks() : [],
    wanted('unit') ? runUnit() : undefined,
    wanted('browser') ? runCheck('data of the journeys', ['e2e/journey-data.ts']) : undefined,
  ]);
  results.push(...checks, ...[unit, data].filter((outcome) => outcome !== undefined));

  if (wanted('browser')) {
    const chromium = await findHeadlessChromium();
    const java = await findJava();
    if (java.missing) reportMissing('Java (for the HTML checker)', java.missing);
    if (chromium.missing) reportMissing('Chromium', chromium.missing);
    results.push(
      chromium.path
        ? await runPlaywright({
            CHROMIUM_PATH: chromium.path,
            ...(java.path ? { JAVA_PATH: java.path } : {}),
          })
        : await listPlaywright(),
    );
  }
}

function reportMissing(name: string, reason: string) {
  missing.push(`${name} is missing, so its tests did not run: ${reason}`);
  console.log(`\n${missing.at(-1)}`);
}

await main();
const total = sum(results.map(({ counts }) => counts));
for (const failure of results.flatMap(({ failures }) => failures)) console.log(`\n${failure}`);
for (const line of missing) console.log(`\n${line}`);
const isCi = process.env.CI === 'true';
if (isCi && total.skipped > 0) console.log(`\nWith CI=true skipped tests are a failure.`);
console.log(`\n${closingLine(total)}`);
process.exit(isGood(total, isCi) ? 0 : 1);
