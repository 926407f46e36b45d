// 10,000 posts of a WordPress export: how fast, whether memory stays flat, and whether a killed import goes on.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { exportLines } from '#api/export/export-lines.ts';
import { importStories } from '#api/load/import/import-stories.ts';
import { migrateApi } from '#api/migrate-api.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import { publication } from '#config';
import { connect, type Database } from '#database/connect.ts';
import { readWxr } from '#services/import/wordpress/read-wxr.ts';
import { writeWxr } from './fixture/write-wxr.ts';
import { temporaryFolder } from './measure/neutron.ts';
import { verdict } from './measure/verdict.ts';

const posts = 10_000;
const killAfter = 3000;
/** A file with much beside each post, and the megabytes of heap it may use. */
const long = { posts: 500, data: 550_000, heap: 128 };
const megabyte = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const folder = temporaryFolder();
const file = join(folder.path, 'old.xml');
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

async function digestOf(db: Database): Promise<string> {
  const hash = createHash('sha256');
  for await (const line of exportLines(db.as<ContentTables>().kysely)) hash.update(line);
  return hash.digest('hex');
}

async function storiesIn(db: Database): Promise<number> {
  const row = await db
    .as<ContentTables>()
    .kysely.selectFrom('content_published')
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}

/** Imports in this process and looks at what is held after every thousand stories. */
async function importWatched(): Promise<string> {
  const db = await connect({ file: join(folder.path, 'watched.sqlite') });
  try {
    await migrateApi(db);
    const held: number[] = [];
    let peak = 0;
    let paused = 0;
    const start = performance.now();
    const incoming = await readWxr(file, { now: new Date() });
    await importStories(db, incoming, {
      now: new Date(),
      ownDomains: publication.ownDomains,
      bureau: publication.brand.name,
      mayFindPictures: true,
      saveImage: async () => ({ left: 'not fetched' }),
      onOutcome: () => undefined,
      onProgress(read) {
        peak = Math.max(peak, process.memoryUsage().heapUsed);
        if (read % 500 !== 0) return;
        const before = performance.now();
        collect();
        held.push(process.memoryUsage().heapUsed);
        paused += performance.now() - before;
      },
    });
    const seconds = (performance.now() - start - paused) / 1000;
    const third = Math.floor(held.length / 3);
    const [first, last] = [mean(held.slice(0, third)), mean(held.slice(-third))];
    console.log(
      `${posts} posts, ${Math.round(statSync(file).size / megabyte)} MB: ${Math.round(posts / seconds)} posts/s; ` +
        `held ${(first / megabyte).toFixed(1)} MB in the first third, ${(last / megabyte).toFixed(1)} MB in the last, peak ${(peak / megabyte).toFixed(0)} MB`,
    );
    verdict('memory held, last third to first third', last / first, { atMost: 1.3 }, ' ×');
    return await digestOf(db);
  } finally {
    await db.close();
  }
}

const command = join(import.meta.dirname, '../tools/import/import.ts');
const startCommand = (data: string) =>
  spawn(process.execPath, [command, file, '--data', data], { stdio: ['ignore', 'pipe', 'inherit'] });

/** The last line that a command prints. */
const printPeak =
  'data:text/javascript,process.on("exit",()=>console.log("peak",process.resourceUsage().maxRSS))';

/** Imports by the command, as a publisher does: with a stored run and a report. */
async function importMeasured(many: number): Promise<{ rate: number; peak: number }> {
  const source = join(folder.path, `${many}.xml`);
  await writeWxr(source, many);
  const start = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', printPeak, command, source, '--data', join(folder.path, `data-${many}`)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let words = '';
  for await (const part of child.stdout) words += String(part);
  const rate = (many / (performance.now() - start)) * 1000;
  const peak = Number(/^peak (\d+)$/m.exec(words)?.[1]) / 1024;
  console.log(`${many} posts by the command: ${Math.round(rate)} posts/s, peak ${Math.round(peak)} MB`);
  return { rate, peak };
}

async function compareSizes(): Promise<void> {
  const small = await importMeasured(1000);
  const large = await importMeasured(posts);
  verdict(`posts a second of ${posts}`, large.rate, { atLeast: 100 });
  verdict(`peak memory of ${posts} posts to that of 1000`, large.peak / small.peak, { atMost: 1.5 }, ' ×');
}

/** A file that does not fit into the heap: what is held may not grow with it. */
async function importBeyondMemory(): Promise<void> {
  const source = join(folder.path, 'long.xml');
  await writeWxr(source, long.posts, long.data);
  const size = statSync(source).size / megabyte;
  const data = join(folder.path, 'data-long');
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${long.heap}`, '--max-semi-space-size=16', command, source, '--data', data],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  await new Promise((resolve) => child.once('exit', resolve));
  const db = await connect({ file: join(data, 'neutron.sqlite') });
  const stored = await storiesIn(db).finally(() => db.close());
  console.log(`${Math.round(size)} MB with a heap of ${long.heap} MB: ${stored} of ${long.posts} stories`);
  verdict('size of the file to the heap it may use', size / long.heap, { atLeast: 2 }, ' ×');
  verdict('stories of a file larger than the heap', stored, { atLeast: long.posts });
}

/** Kills the command in the middle, runs it again, and compares with an uninterrupted import. */
async function killAndResume(undisturbed: string): Promise<void> {
  const data = join(folder.path, 'killed');
  const killed = startCommand(data);
  const gone = new Promise((resolve) => killed.once('exit', resolve));
  killed.stdout.resume();
  const db = await (async () => {
    for (;;) {
      await wait(200);
      try {
        statSync(join(data, 'neutron.sqlite'));
        const opened = await connect({ file: join(data, 'neutron.sqlite') });
        for (;;) {
          if ((await storiesIn(opened).catch(() => 0)) >= killAfter || killed.exitCode !== null)
            return opened;
          await wait(50);
        }
      } catch {
        if (killed.exitCode !== null) throw new Error('the import ended before it began');
      }
    }
  })();
  try {
    killed.kill('SIGKILL');
    await gone;
    const left = await storiesIn(db);
    const again = startCommand(data);
    let words = '';
    for await (const part of again.stdout) words += String(part);
    console.log(
      `killed with ${left} stories in the store; the second run: ${/^Added.*$/m.exec(words)?.[0] ?? words}`,
    );
    verdict('stories after the second run', await storiesIn(db), { atLeast: posts });
    verdict('the same publication as undisturbed', (await digestOf(db)) === undisturbed ? 1 : 0, {
      atLeast: 1,
    });
  } finally {
    await db.close();
  }
}

try {
  await compareSizes();
  await importBeyondMemory();
  await writeWxr(file, posts);
  await killAndResume(await importWatched());
} finally {
  folder.remove();
}
