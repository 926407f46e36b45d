// The thread that validates and writes events, so that pages are not delayed however many arrive.
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { failureOf } from '../thread-failure.ts';
import { yieldToPages } from '../yield-to-pages.ts';
import type { Verdict } from './intake.ts';
import { type Packed, unpack } from './packed.ts';
import { type BatchRows, readBatch } from './read-batch.ts';
import type { GroupReply, WorkerFacts } from './sqlite-intake.ts';

yieldToPages();
const { file } = workerData as WorkerFacts;
const db = new Sqlite(file, { timeout: 5000 });
db.pragma('journal_mode = WAL');
// As in every database of the server: a commit is with the operating system and survives the death of the process.
db.pragma('synchronous = NORMAL');
db.pragma('wal_autocheckpoint = 4000');
db.pragma('journal_size_limit = 67108864');

const insert = db.prepare(
  `insert into measurement_events (at, time, name, path, view_guid, session_id, page, params)
   values (?, ?, ?, ?, ?, ?, ?, ?)`,
);
const claim = db.prepare('insert into measurement_batches (id, at) values (?, ?) on conflict do nothing');
const insertAll = db.transaction((batches: readonly BatchRows[], now: number) => {
  for (const { id, rows } of batches) {
    // Stored already: the browser sends it again because the response was lost.
    if (id !== undefined && claim.run(id, now).changes === 0) continue;
    // Positional parameters: looking up names takes longer than writing the row.
    for (const { at, time, name, path, view_guid, session_id, page, params } of rows)
      insert.run(at, time, name, path, view_guid, session_id, page, params);
  }
});

function write(packed: Packed): Verdict[] {
  const now = Date.now();
  const batches: BatchRows[] = [];
  const verdicts = unpack(packed).map(({ body, isUnwilling }): Verdict => {
    const read = readBatch(body, { isUnwilling, now });
    if ('rejection' in read) return read.rejection;
    batches.push(read);
    return 'taken';
  });
  if (batches.length > 0) insertAll.immediate(batches, now);
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
