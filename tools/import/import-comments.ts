// `npm run import-comments -- FILE` imports comments from a Disqus export.
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { migrateApi } from '#api/migrate-api.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import { storyIdAt } from '#api/write/discussed-story.ts';
import type { IncomingThread } from '#content/incoming-comments.ts';
import { type DiscussionTables, migrateDiscussion } from '#services/discussion/discussion-tables.ts';
import { type CommentOutcome, importComments } from '#services/discussion/store/import-comments.ts';
import { readDisqus } from '#services/import/disqus/read-disqus.ts';
import { openStore } from '../store/open-store.ts';
import { count, showProgress } from '../store/progress.ts';
import { subjectOfStory } from './story-comments.ts';

const usage = `Imports comments from a Disqus export (XML). Threads are matched to stories by identifier, then by URL.

  npm run import-comments -- FILE [--report FILE] [--data FOLDER]

  --report FILE    writes the result for every comment, one line of JSON each
  --data FOLDER    the data folder (DATA_DIR, or "data"); DATABASE_URL chooses PostgreSQL instead

It can run while the server is running, and can be repeated: imported comments are skipped.
`;

const shownThreads = 20;

async function run(
  file: string,
  { report, data }: { report?: string | undefined; data?: string | undefined },
) {
  const incoming = await readDisqus(file);
  const store = await openStore(data);
  const log = report ? createWriteStream(report) : undefined;
  try {
    await migrateApi(store.db);
    await migrateDiscussion(store.db);
    const content = store.db.as<ContentTables>();
    const about = (id: string) => subjectOfStory(store.db, id);
    const atLink = async ({ link }: IncomingThread) =>
      URL.canParse(link) ? storyIdAt(content, new URL(link).pathname) : undefined;
    const reasons = new Map<string, number>();
    const done = await importComments(store.db.as<DiscussionTables>(), incoming, {
      async subjectOf(thread) {
        const byName = thread.identifier ? await about(thread.identifier) : undefined;
        if (byName) return byName;
        const id = await atLink(thread);
        return id ? about(id) : undefined;
      },
      now: Date.now(),
      onProgress: showProgress('Importing', 'comments'),
      onOutcome(outcome: CommentOutcome) {
        const words = [outcome.what, outcome.reason].filter(Boolean).join(': ');
        reasons.set(words, (reasons.get(words) ?? 0) + 1);
        log?.write(`${JSON.stringify(outcome)}\n`);
      },
    });
    console.log(`Imported ${count(incoming.commentCount)} comments of ${file} into ${store.place}.`);
    for (const [words, times] of [...reasons].sort(([, a], [, b]) => b - a))
      console.log(`  ${count(times)} × ${words}`);
    console.log(
      `${count(done.threads)} threads were matched to a story, ${count(done.unmatched.length)} were not.`,
    );
    for (const { title, link } of done.unmatched.slice(0, shownThreads)) console.log(`  ${title} ${link}`);
  } finally {
    log?.end();
    if (log) await finished(log);
    await store.db.close();
  }
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
  } else await run(file, values);
} catch (error) {
  console.error(`The import failed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
