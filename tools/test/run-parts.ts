// The parts of the test command, in the order and beside the others as processors allow.
import { type RunArguments, runsChecks } from './arguments.ts';
import {
  type Found,
  findDeployPrograms,
  findHeadlessChromium,
  findJava,
  findRedis,
  startPostgres,
} from './machine.ts';
import {
  listPlaywright,
  type Outcome,
  runCheck,
  runLint,
  runPlaywright,
  runTypes,
  runVitest,
} from './steps.ts';
import type { Run } from './with-run.ts';

interface Parts {
  outcomes: readonly Outcome[];
  /** Why tests did not run. */
  missing: readonly string[];
}

export async function runParts(run: Run, chosen: RunArguments): Promise<Parts> {
  const { part, shard, suite, forRunner } = chosen;
  const isUnit = part === undefined || part === 'unit';
  const isBrowser = part === undefined || part === 'browser';
  const isChecks = (part === undefined || part === 'checks') && runsChecks(shard);
  const selection = { suite, args: forRunner, ...(shard === undefined ? {} : { shard }) };
  const missing: string[] = [];
  const use = (name: string, { path, missing: reason }: Found) => {
    if (reason === undefined) return path;
    missing.push(`${name} is missing, so its tests did not run: ${reason}`);
    console.log(`\n${missing.at(-1)}`);
    return undefined;
  };

  // Package managers mostly wait: these need none of what they install.
  const siteBuild = runCheck(run, 'site build', ['tools/build.ts'], { step: 'build' });
  const sourceChecks = isChecks ? runChecks(run) : [];
  // Installed one after the other: package managers run once at a time.
  if (isUnit) use('Redis', await findRedis());
  if (isUnit) use('nginx, Caddy or systemd', await findDeployPrograms());
  const databaseUrl = isUnit ? use('PostgreSQL', await startPostgres(run)) : undefined;
  const javaPath = isBrowser ? use('Java (for the HTML checker)', await findJava()) : undefined;
  const chromiumPath = isUnit || isBrowser ? use('Chromium', await findHeadlessChromium()) : undefined;

  const chromium: Record<string, string> = chromiumPath ? { CHROMIUM_PATH: chromiumPath } : {};
  const unitSettings = { ...chromium, ...(databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {}) };
  // Unit tests and journeys read what it writes.
  const outcomes: Outcome[] = [await siteBuild];
  // In parallel: tests wait for databases and other programs often enough to leave time for the rest.
  const [checks, unit, data] = await Promise.all([
    sourceChecks,
    isUnit ? runVitest(run, unitSettings, selection) : undefined,
    isBrowser ? runCheck(run, 'data of the journeys', ['e2e/journey-data.ts'], { step: 'build' }) : undefined,
  ]);
  outcomes.push(...checks, ...[unit, data].filter((outcome) => outcome !== undefined));
  // Journeys measure layout shifts, and on busy processors fonts arrive late: nothing runs beside them.
  if (isBrowser && chromiumPath)
    outcomes.push(
      await runPlaywright(run, { ...chromium, ...(javaPath ? { JAVA_PATH: javaPath } : {}) }, selection),
    );
  else if (isBrowser) outcomes.push(await listPlaywright(run, selection));
  return { outcomes, missing };
}

/** Checks that read only source files. */
async function runChecks(run: Run): Promise<Outcome[]> {
  // Takes as long as all others together.
  const typeCheck = runTypes(run);
  const outcomes = [
    await runLint(run),
    await runCheck(run, 'boundaries', ['tools/boundaries.ts']),
    await runCheck(run, 'words', ['tools/words.ts']),
    await runCheck(run, 'map', ['tools/map.ts']),
    await runCheck(run, 'expressions', ['tools/expressions.ts']),
    await runCheck(run, 'stories', ['tools/stories.ts']),
    await runCheck(run, 'ledger', ['tools/ledger.ts']),
  ];
  return [...outcomes, await typeCheck];
}
