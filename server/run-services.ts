import type { Database } from '#database/connect.ts';
import type { Log } from '#platform/log.ts';
import { type StopStep, stopInOrder } from '#platform/stop-in-order.ts';
import type { Service } from '#services/service.ts';

export interface RunningServices {
  /** Starts the jobs of all services. */
  start(): Promise<void>;
  /** Stops the jobs, then closes the services, in reverse order. A failure is logged and stops nothing else. */
  close(): Promise<void>;
}

/** Migrates and prepares services in order; `runsJobs` is false where another process runs their jobs. */
export async function prepareServices(
  services: readonly Service[],
  { db, runsJobs, log }: { db?: Database | undefined; runsJobs: boolean; log: Pick<Log, 'error'> },
): Promise<RunningServices> {
  const names = services.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two services are named "${twice}"`);
  if (db) for (const service of services) await service.migrate?.(db);
  for (const service of services) await service.prepare?.();
  const jobs = runsJobs ? services.flatMap(({ name, jobs = [] }) => jobs.map((job) => ({ name, job }))) : [];
  let isStarted = false;
  return {
    async start() {
      isStarted = true;
      for (const { job } of jobs) await job.start();
    },
    async close() {
      const started = isStarted ? jobs.toReversed() : [];
      await stopInOrder(
        [
          ...started.map(({ name, job }): StopStep => [`job of ${name}`, () => job.stop()]),
          ...services.toReversed().map((service): StopStep => [service.name, () => service.close?.()]),
        ],
        log,
      );
    },
  };
}
