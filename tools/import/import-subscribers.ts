// `npm run import-subscribers -- FILE` imports newsletter subscribers of another service.
import { createReadStream, createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { migrateApi } from '#api/migrate-api.ts';
import { getNewslettersInOrder } from '#api/store/resources.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import { migrateNewsletters, type NewsletterTables } from '#services/newsletters/newsletter-tables.ts';
import { importSubscribers } from '#services/newsletters/store/import-subscribers.ts';
import { openStore } from '../store/open-store.ts';
import { count } from '../store/progress.ts';
import { readLines } from './read-lines.ts';

const usage = `Imports newsletter subscribers without an account from a file with one JSON object a line:

  {"email":"ada@mail.example","newsletters":["daily"],"since":"2025-03-01T08:00:00Z","allowsTracking":false}

  npm run import-subscribers -- FILE [--report FILE] [--data FOLDER]

  newsletters      ids of newsletters of the publication
  since            when the subscription began; the time of the import by default
  allowsTracking   consent to open and click tracking; false by default
  --report FILE    writes the result for every line, one line of JSON each
  --data FOLDER    the data folder (DATA_DIR, or "data"); DATABASE_URL chooses PostgreSQL instead

Import only addresses whose owners confirmed them with the previous service. It can run while the server is running, and can be
repeated: known readers keep their subscriptions and their choice about tracking.
`;

const shownRejections = 20;

async function* entriesOf(file: string): AsyncGenerator<unknown> {
  for await (const line of readLines(createReadStream(file, 'utf8'))) {
    try {
      yield JSON.parse(line);
    } catch {
      // Rejected like any other entry that is not an object.
      yield line;
    }
  }
}

async function run(
  file: string,
  { report, data }: { report?: string | undefined; data?: string | undefined },
): Promise<number> {
  const store = await openStore(data);
  const log = report ? createWriteStream(report) : undefined;
  const counts = { imported: 0, known: 0, rejected: 0 };
  const rejections: string[] = [];
  try {
    await migrateApi(store.db);
    await migrateNewsletters(store.db);
    const newsletters = await getNewslettersInOrder(store.db.as<ContentTables>().kysely);
    await importSubscribers(store.db.as<NewsletterTables>(), entriesOf(file), {
      newsletterIds: new Set(newsletters.map(({ id }) => id)),
      now: Date.now(),
      onOutcome(outcome) {
        counts[outcome.what] += 1;
        if (outcome.what === 'rejected') rejections.push(`line ${outcome.entry}: ${outcome.reason}`);
        log?.write(`${JSON.stringify(outcome)}\n`);
      },
    });
  } finally {
    log?.end();
    if (log) await finished(log);
    await store.db.close();
  }
  console.log(
    `${count(counts.imported)} subscribers imported into ${store.place}, ${count(counts.known)} known, ${count(counts.rejected)} rejected.`,
  );
  for (const rejection of rejections.slice(0, shownRejections)) console.log(`  ${rejection}`);
  return counts.rejected > 0 ? 1 : 0;
}

try {
  const { values, positionals } = parseArgs({
    options: { report: { type: 'string' }, data: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  if (values.help || !file || more.length > 0) {
    console.error(usage);
    process.exitCode = values.help ? 0 : 2;
  } else process.exitCode = await run(file, values);
} catch (error) {
  console.error(`The import failed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
