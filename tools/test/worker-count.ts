import { availableParallelism, totalmem } from 'node:os';

const gigabyte = 2 ** 30;
/** Enough for a worker with its browser and its server. */
const memoryPerWorker = 2 * gigabyte;
/** Left for PostgreSQL, the readers' server and the runner itself. */
const memoryForOthers = 2 * gigabyte;

/** How many workers of Vitest or Playwright run at the same time: one for each core that has memory for it. */
export function workerCount(cores = availableParallelism(), memory = totalmem()): number {
  const fitting = Math.floor((memory - memoryForOthers) / memoryPerWorker);
  return Math.max(1, Math.min(cores, fitting));
}
