// Computes hashes of passwords, one after the other, on a thread that gives way to the one that answers readers.
import { argon2Sync } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { HashJob } from './hash-threads.ts';

/** Linux ranks threads one by one; elsewhere the number of a thread says nothing, and it stays as it is. */
function giveWay(): void {
  if (process.platform !== 'linux') return;
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where that is forbidden hashes cost the same as ever.
  }
}

giveWay();
parentPort?.on('message', (job: HashJob) => parentPort?.postMessage(argon2Sync('argon2id', job)));
