// Comments: a long thread against a short one, writing against bare SQLite, and what is left after a kill.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { DiscussionService } from '#services/discussion/service.ts';
import { callService } from '#services/testing/call-service.ts';
import { fillThread, openDiscussion, post } from './fixture/open-discussion.ts';
import { temporaryFolder } from './measure/neutron.ts';
import { median } from './measure/statistics.ts';
import { verdict } from './measure/verdict.ts';

const rounds = 7;
const opens = 100;
const written = 1000;
const writersAtOnce = 16;
const killAfter = 500;
const folder = temporaryFolder();

async function openTime(discussion: DiscussionService, identifier: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < opens; n += 1) {
    const start = performance.now();
    const response = await callService(discussion)(`/comments/api/thread?identifier=${identifier}`);
    const { data } = await response.json();
    times.push(performance.now() - start);
    if (data.comments.length !== 20) throw new Error('a page of the thread is incomplete');
  }
  return median(times);
}

async function compareThreads(): Promise<void> {
  const { db, discussion, close } = await openDiscussion(join(folder.path, 'threads.sqlite'));
  try {
    await fillThread(db, 'short', 50);
    await fillThread(db, 'long', 50_000);
    await openTime(discussion, 'short');
    await openTime(discussion, 'long');
    const short: number[] = [];
    const long: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      short.push(await openTime(discussion, 'short'));
      long.push(await openTime(discussion, 'long'));
    }
    console.log(
      `opening a thread, milliseconds: 50 comments ${median(short).toFixed(2)}, 50,000 comments ${median(long).toFixed(2)}`,
    );
    const ratios = long.map((time, round) => time / (short[round] ?? Number.NaN));
    verdict('a thread of 50,000 against one of 50', median(ratios), { atMost: 2 }, ' ×');
  } finally {
    await close();
  }
}

/** Rows per second, each in a transaction of its own that is on the disk when it ends. */
function bareRate(database: Sqlite.Database): number {
  const insert = database.prepare('insert into rows (text) values (?)');
  const one = database.transaction((text: string) => insert.run(text));
  const start = performance.now();
  for (let n = 0; n < written; n += 1) one(`Comment ${n}: I have read this to the end and I agree.`);
  return (written / (performance.now() - start)) * 1000;
}

async function ownRate(discussion: DiscussionService, round: number): Promise<number> {
  let next = 0;
  const writer = async () => {
    while (next < written) {
      next += 1;
      await post(discussion, round * written + next, 'busy');
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: writersAtOnce }, writer));
  return (written / (performance.now() - start)) * 1000;
}

async function compareWrites(): Promise<void> {
  const { discussion, close } = await openDiscussion(join(folder.path, 'writes.sqlite'));
  const bare = new Sqlite(join(folder.path, 'bare.sqlite'));
  bare.pragma('journal_mode = WAL');
  bare.pragma('synchronous = FULL');
  bare.exec('create table rows (id integer primary key, text text not null)');
  try {
    bareRate(bare);
    await ownRate(discussion, 0);
    const own: number[] = [];
    const peer: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      peer.push(bareRate(bare));
      own.push(await ownRate(discussion, round));
    }
    console.log(
      `written per second: comments ${median(own).toFixed(0)}, bare rows with synchronous=FULL ${median(peer).toFixed(0)}`,
    );
    const ratios = own.map((rate, round) => rate / (peer[round] ?? Number.NaN));
    verdict('comments against bare single-row transactions', median(ratios), { atLeast: 0.1 });
  } finally {
    bare.close();
    await close();
  }
}

/** Every acknowledged comment must be there after the process was killed. */
async function killAndCount(): Promise<void> {
  const file = join(folder.path, 'killed.sqlite');
  const child = spawn(process.execPath, [join(import.meta.dirname, 'fixture/post-comments.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  let output = '';
  for await (const part of child.stdout) {
    output += String(part);
    if (output.split('\n').length > killAfter) child.kill('SIGKILL');
  }
  await gone;
  // The last line may be truncated by the kill: its comment was never acknowledged.
  const ids = output.slice(0, output.lastIndexOf('\n')).split('\n');
  const { db, close } = await openDiscussion(file);
  try {
    const rows = await db.kysely.selectFrom('discussion_comments').select('id').execute();
    const stored = new Set(rows.map(({ id }) => id));
    const lost = ids.filter((id) => !stored.has(id)).length;
    const { shown } = await db.kysely
      .selectFrom('discussion_threads')
      .select('shown')
      .where('identifier', '=', 'killed')
      .executeTakeFirstOrThrow();
    console.log(
      `killed after ${ids.length} comments were accepted; ${stored.size} are there, counted as ${shown}`,
    );
    verdict('comments lost over kill -9', lost, { atMost: 0 });
    verdict('comments missing from the count', Math.abs(stored.size - shown), { atMost: 0 });
  } finally {
    await close();
  }
}

try {
  await compareThreads();
  await compareWrites();
  await killAndCount();
} finally {
  folder.remove();
}
