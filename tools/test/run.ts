// `npm test`: all checks and unit tests, then the journeys. The log ends with the reasons of all failures and the summary:
// N passed, N failed, N skipped.
import { closingLine, isGood, sum } from './counts.ts';
import { findDeployPrograms, findHeadlessChromium, findJava, findRedis, startPostgres } from './machine.ts';
import {
  listPlaywright,
  type Outcome,
  runCheck,
  runLongTests,
  runMostOfVitest,
  runPlaywright,
  runTypes,
} from './steps.ts';

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

/** What the tests of this run need of the machine. Installed one after the other: package managers run once at a time. */
async function prepareMachine() {
  const redis = wanted('unit') ? await findRedis() : undefined;
  if (redis?.missing) reportMissing('Redis', redis.missing);
  const deploy = wanted('unit') ? await findDeployPrograms() : undefined;
  if (deploy?.missing) reportMissing('nginx, Caddy or systemd', deploy.missing);
  const postgres = wanted('unit') ? await startPostgres() : undefined;
  if (postgres?.missing !== undefined) reportMissing('PostgreSQL', postgres.missing);
  const java = wanted('browser') ? await findJava() : undefined;
  if (java?.missing) reportMissing('Java (for the HTML checker)', java.missing);
  const chromium = wanted('browser') || wanted('unit') ? await findHeadlessChromium() : undefined;
  if (chromium?.missing) reportMissing('Chromium', chromium.missing);
  return { postgres: postgres?.missing === undefined ? postgres : undefined, chromium, java };
}

async function main() {
  // Package managers mostly wait: these need none of what they install.
  const isBuilt = wanted('checks') || wanted('browser') || wanted('unit');
  const siteBuild = isBuilt ? runCheck('site build', ['tools/build.ts']) : undefined;
  const sourceChecks = wanted('checks') ? runChecks() : [];
  const { postgres, chromium, java } = await prepareMachine();
  try {
    // Unit tests and journeys read what it writes.
    if (siteBuild) results.push(await siteBuild);
    // In parallel: tests wait for databases and other programs often enough to leave time for the rest.
    const settings = unitSettings(postgres?.url, chromium?.path);
    const longTests = wanted('unit') ? runLongTests(settings) : undefined;
    const [checks, unit, data] = await Promise.all([
      sourceChecks,
      wanted('unit') ? runMostOfVitest(settings) : undefined,
      wanted('browser') ? runCheck('data of the journeys', ['e2e/journey-data.ts']) : undefined,
    ]);
    results.push(...checks, ...[unit, data].filter((outcome) => outcome !== undefined));
    // Journeys measure layout shifts, and on busy processors fonts arrive late: nothing has their priority meanwhile.
    const journeys = wanted('browser') ? await runJourneys(chromium?.path, java?.path) : undefined;
    results.push(...[await longTests, journeys].filter((outcome) => outcome !== undefined));
  } finally {
    await postgres?.stop();
  }
}

const unitSettings = (databaseUrl: string | undefined, chromiumPath: string | undefined) => ({
  ...(databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {}),
  ...(chromiumPath ? { CHROMIUM_PATH: chromiumPath } : {}),
});

function runJourneys(chromiumPath: string | undefined, javaPath: string | undefined): Promise<Outcome> {
  if (!chromiumPath) return listPlaywright();
  return runPlaywright({ CHROMIUM_PATH: chromiumPath, ...(javaPath ? { JAVA_PATH: javaPath } : {}) });
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
