// Hashes passwords one at a time, with a lower priority than the thread that handles requests.
import { argon2Sync } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { HashJob } from './hash-threads.ts';

/** Only Linux has priorities per thread; on other systems the priority stays unchanged. */
function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not permitted here: hashes run with normal priority.
  }
}

lowerPriority();
parentPort?.on('message', (job: HashJob) => parentPort?.postMessage(argon2Sync('argon2id', job)));
