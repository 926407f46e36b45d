import type { Database } from '#database/connect.ts';
import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import { createPollingWorker } from '#platform/polling-worker.ts';
import { createErrorReports, type ErrorReports } from './errors/error-reports.ts';
import { createSourceMaps } from './errors/source-maps.ts';
import { beginForwarding, forwardToGa4, type Ga4Options, stopForwarding } from './forward/ga4-forwarder.ts';
import type { Intake } from './intake/intake.ts';
import { openIntake } from './intake/open-intake.ts';
import type { MeasurementTables } from './measurement-tables.ts';
import { openCounting } from './roll-up/counting.ts';
import { type ExperimentDay, experimentCounts } from './roll-up/experiment-counts.ts';
import { popularStories, type StoryScore } from './roll-up/popular-stories.ts';
import type { Days } from './roll-up/read-counts.ts';
import { createReports, type MeasurementReports } from './roll-up/reports.ts';

export interface MeasurementOptions {
  db: Database;
  /** Where the build put its source maps. */
  mapsDirectory: string;
  origin: string;
  now(): number;
  log: { warn(event: string, fields?: Record<string, unknown>): void };
  /** Receives the most-read stories; called every few minutes, once there are enough views. */
  onPopular(scores: readonly StoryScore[]): Promise<void>;
  ga4?: (Ga4Options & { outbound: OutboundClient }) | undefined;
}

export interface Measurement {
  db: Database<MeasurementTables>;
  take: Intake['take'];
  errors: ErrorReports;
  /** Daily counts of an experiment's buckets. */
  experimentCounts(experiment: string, days: Days): Promise<ExperimentDay[]>;
  reports: MeasurementReports;
  close(): Promise<void>;
}

const rollUpMilliseconds = 10_000;
const popularMilliseconds = 5 * 60_000;
const pruneMilliseconds = 60 * 60_000;
const forwardMilliseconds = 15_000;

/** Collects, counts and forwards events. The tables must be migrated. */
export async function openMeasurement(options: MeasurementOptions): Promise<Measurement> {
  const { now, log, ga4 } = options;
  const db = options.db.as<MeasurementTables>();
  const warn = (event: string) => (error: unknown) => {
    // The threads have connections of their own.
    options.db.reportFault(error);
    log.warn(event, { error });
  };
  const intake = openIntake(options.db, warn('events were not stored'));

  const counts = openCounting(options.db);

  let popularAt = 0;
  let prunedAt = now();
  const counting = createPollingWorker({
    pollMilliseconds: rollUpMilliseconds,
    onError: warn('events were not counted'),
    async work() {
      await counts.rollUp();
      if (now() - popularAt >= popularMilliseconds) {
        popularAt = now();
        const scores = await popularStories(db, now());
        if (scores) await options.onPopular(scores);
      }
      if (now() - prunedAt >= pruneMilliseconds) {
        prunedAt = now();
        // Another process may have forwarded on before it learned of new settings; events would wait for ever.
        if (!ga4) await stopForwarding(db);
        await counts.prune(now());
      }
    },
  });
  counting.start();

  const forwarding = ga4
    ? createPollingWorker({
        pollMilliseconds: forwardMilliseconds,
        onError: warn('events were not forwarded'),
        work: async () => {
          await forwardToGa4(db, ga4.outbound, { ...ga4, origin: options.origin });
        },
      })
    : undefined;
  await (ga4 ? beginForwarding(db) : stopForwarding(db));
  forwarding?.start();

  const errors = createErrorReports({
    db,
    maps: createSourceMaps(options.mapsDirectory),
    now,
    onError: warn('an error report was not stored'),
  });
  return {
    db,
    take: intake.take,
    errors,
    experimentCounts: (experiment, days) => experimentCounts(db, experiment, days),
    reports: createReports(db, { errors, rollUp: () => counting.wake() }),
    async close() {
      await intake.close();
      await Promise.all([counts.stop(), counting.stop()]);
      await forwarding?.stop();
    },
  };
}
