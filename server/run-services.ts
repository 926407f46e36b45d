import type { Database } from '#database/connect.ts';
import type { Service } from '#services/service.ts';

export interface RunningServices {
  /** Starts the jobs of all services. */
  start(): Promise<void>;
  /** Stops the jobs, then closes the services, in reverse order. */
  close(): Promise<void>;
}

/** Migrates and prepares services in order; `runsJobs` is false where another process runs their jobs. */
export async function prepareServices(
  services: readonly Service[],
  { db, runsJobs }: { db?: Database | undefined; runsJobs: boolean },
): Promise<RunningServices> {
  const names = services.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two services are named "${twice}"`);
  if (db) for (const service of services) await service.migrate?.(db);
  for (const service of services) await service.prepare?.();
  const jobs = runsJobs ? services.flatMap((service) => service.jobs ?? []) : [];
  let isStarted = false;
  return {
    async start() {
      isStarted = true;
      for (const job of jobs) await job.start();
    },
    async close() {
      if (isStarted) for (const job of jobs.toReversed()) await job.stop();
      for (const service of services.toReversed()) await service.close?.();
    },
  };
}
