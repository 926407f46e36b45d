// `npm test`: everything that proves the product, in the order in which a failure is cheapest to learn of.
// Last come the reasons of all failures, so that the end of a log is enough, and: N passed, N failed, N skipped.
import { closingLine, noCounts, sum } from './counts.ts';
import { findHeadlessChromium, findJava, startPostgres, startRedis } from './machine.ts';
import { type Outcome, runCheck, runPlaywright, runVitest } from './steps.ts';

const only = process.argv[2];
const bin = (name: string) => `node_modules/${name}`;
const results: Outcome[] = [];
const skipped: Outcome = { counts: { ...noCounts, skipped: 1 }, failures: [] };
const wanted = (step: string) => !only || only === step;

async function main() {
  // As long as all other checks together, and on one processor as they are: it runs beside them.
  const types = wanted('checks') ? runCheck('types', [bin('typescript/bin/tsc'), '--noEmit']) : undefined;
  if (wanted('checks')) {
    results.push(
      await runCheck('lint and format', [
        bin('@biomejs/biome/bin/biome'),
        'check',
        '--error-on-warnings',
        '.',
      ]),
    );
    results.push(await runCheck('boundaries', ['tools/boundaries.ts']));
    results.push(await runCheck('map', ['tools/map.ts']));
    results.push(await runCheck('stories', ['tools/stories.ts']));
    results.push(await runCheck('ledger', ['tools/ledger.ts']));
  }
  if (wanted('checks') || wanted('browser') || wanted('unit')) {
    results.push(await runCheck('site build', ['tools/build.ts']));
  }
  if (types) results.push(await types);

  const redis = wanted('unit') ? await startRedis() : undefined;
  const postgres = wanted('unit') ? await startPostgres() : undefined;
  try {
    if (wanted('unit')) {
      const missing = [postgres ? '' : 'PostgreSQL', redis ? '' : 'Redis'].filter(Boolean);
      for (const name of missing) {
        console.log(`\n${name} is not here and could not be installed: its tests are skipped.`);
        results.push(skipped);
      }
      results.push(
        await runVitest({
          ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
          ...(redis ? { TEST_REDIS_URL: redis.url } : {}),
        }),
      );
    }
  } finally {
    await redis?.stop();
    await postgres?.stop();
  }

  if (wanted('browser')) {
    const chromium = await findHeadlessChromium();
    // Without it the one test that needs it says so and is skipped.
    const java = await findJava();
    if (chromium)
      results.push(await runPlaywright({ CHROMIUM_PATH: chromium, ...(java ? { JAVA_PATH: java } : {}) }));
    else {
      console.log(
        '\nChromium is not here and could not be installed: the browser journeys are skipped. Set CHROMIUM_PATH or install the package "chromium".',
      );
      results.push(skipped);
    }
  }
}

await main();
const total = sum(results.map(({ counts }) => counts));
for (const failure of results.flatMap(({ failures }) => failures)) console.log(`\n${failure}`);
console.log(`\n${closingLine(total)}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
