// The thread that reads and writes events: however many come, pages are not delayed by them.
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { failureOf } from '../thread-failure.ts';
import { yieldToPages } from '../yield-to-pages.ts';
import type { Verdict } from './intake.ts';
import { type Packed, unpack } from './packed.ts';
import { type EventRow, readBatch } from './read-batch.ts';
import type { GroupReply, WorkerFacts } from './sqlite-intake.ts';

yieldToPages();
const { file } = workerData as WorkerFacts;
const db = new Sqlite(file, { timeout: 5000 });
db.pragma('journal_mode = WAL');
// As in every store of the server: what was committed is with the operating system, and outlives the process.
db.pragma('synchronous = NORMAL');
db.pragma('wal_autocheckpoint = 4000');
db.pragma('journal_size_limit = 67108864');

const insert = db.prepare(
  `insert into measurement_events (at, time, name, path, view_guid, session_id, page, params)
   values (?, ?, ?, ?, ?, ?, ?, ?)`,
);
const insertAll = db.transaction((rows: readonly EventRow[]) => {
  // By place: to look up names takes longer than to write the row.
  for (const { at, time, name, path, view_guid, session_id, page, params } of rows)
    insert.run(at, time, name, path, view_guid, session_id, page, params);
});

function write(packed: Packed): Verdict[] {
  const now = Date.now();
  const rows: EventRow[] = [];
  const verdicts = unpack(packed).map(({ body, isUnwilling }): Verdict => {
    const read = readBatch(body, { isUnwilling, now });
    if ('rejection' in read) return read.rejection;
    rows.push(...read.rows);
    return 'taken';
  });
  if (rows.length > 0) insertAll.immediate(rows);
  return verdicts;
}

parentPort?.on('message', (packed: Packed) => {
  let reply: GroupReply;
  try {
    reply = { verdicts: write(packed) };
  } catch (error) {
    reply = { failed: failureOf(error) };
  }
  parentPort?.postMessage(reply);
});
