import { join } from 'node:path';
import type { Api } from '#api/create-api.ts';
import type { Publication } from '#content/publication/schema.ts';
import {
  collectPath,
  errorReportPath,
  measurementTagPath,
  pageViewCandidatePath,
} from '#content/rules/measurement-paths.ts';
import type { Database } from '#database/connect.ts';
import type { Log } from '#platform/log.ts';
import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import type { Measurement } from '#services/measurement/measurement.ts';
import { BootError } from './boot/boot-error.ts';
import type { Environment } from './boot/environment.ts';
import type { Route } from './edge/http/request-listener.ts';
import type { HandlerLimits } from './edge/rate-limit/handler-limits.ts';
import { createServiceScripts } from './edge/service-scripts.ts';
import {
  candidateHandler,
  createCollectHandler,
  createErrorReportHandler,
} from './measurement/collect-handler.ts';

export interface MeasurementService {
  /** By whole path. */
  exact: ReadonlyMap<string, Route>;
  reports: Measurement['reports'];
  experimentCounts: Measurement['experimentCounts'];
  takeErrorReport: Measurement['errors']['take'];
  close(): Promise<void>;
}

/** The collector, its desk, and what it hands to others: trending stories, GA4, experiments. */
export async function createMeasurementService(options: {
  db: Database;
  api: Pick<Api, 'setPopularity'>;
  root: string;
  environment: Pick<Environment, 'GA4_API_SECRET'>;
  publication: Pick<Publication, 'measurement'>;
  siteUrl: URL;
  limits: HandlerLimits;
  outbound: OutboundClient;
  log: Log;
}): Promise<MeasurementService> {
  const { db, api, siteUrl, limits, log } = options;
  const { origin } = siteUrl;
  const { openMeasurement } = await import('#services/measurement/measurement.ts');
  const measurement = await openMeasurement({
    db,
    mapsDirectory: join(options.root, 'build/site/maps'),
    origin,
    now: Date.now,
    log,
    async onPopular(scores) {
      await api.setPopularity(scores);
    },
    ga4: ga4Of(options),
  });
  const named = (handler: Route['handler']): Route => ({ name: 'measurement', handler });
  return {
    exact: new Map([
      [collectPath, named(limits.counted('collect', createCollectHandler(measurement.take)))],
      [
        errorReportPath,
        named(limits.counted('errorReports', createErrorReportHandler(measurement.errors.take))),
      ],
      [pageViewCandidatePath, named(candidateHandler)],
      [measurementTagPath, named(createServiceScripts(options.root, siteUrl))],
    ]),
    reports: measurement.reports,
    experimentCounts: measurement.experimentCounts,
    takeErrorReport: measurement.errors.take,
    close: measurement.close,
  };
}

function ga4Of({ publication, environment, outbound }: Parameters<typeof createMeasurementService>[0]) {
  const { ga4 } = publication.measurement;
  if (!ga4) return undefined;
  const apiSecret = environment.GA4_API_SECRET;
  if (!apiSecret)
    throw new BootError('GA4_API_SECRET is missing: neutron.config.ts forwards to Google Analytics');
  return { ...ga4, apiSecret, outbound };
}
