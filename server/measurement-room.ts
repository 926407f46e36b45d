import { join } from 'node:path';
import type { Api } from '#api/create-api.ts';
import type { Publication } from '#content/publication.ts';
import {
  collectPath,
  errorReportPath,
  measurementTagPath,
  pageViewCandidatePath,
} from '#content/rules/measurement-paths.ts';
import type { Database } from '#database/connect.ts';
import type { Measurement } from '#services/measurement/measurement.ts';
import type { OutboundClient } from '#services/outbound/outbound-client.ts';
import { BootError } from './boot-error.ts';
import type { Secrets } from './data-folder.ts';
import type { Environment } from './environment.ts';
import type { NamedDoor } from './http/front.ts';
import type { Log } from './log.ts';
import { candidateDoor, createCollectDoor, createErrorReportDoor } from './measurement/collect-door.ts';
import type { DoorLimits } from './rate-limit/door-limits.ts';
import { createServiceScripts } from './service-scripts.ts';
import { createStaffDoor } from './staff-door.ts';
import { createWebDoor } from './web-door.ts';

export interface MeasurementRoom {
  /** By whole path. */
  exact: ReadonlyMap<string, NamedDoor>;
  desk: NamedDoor;
  experimentCounts: Measurement['experimentCounts'];
  takeErrorReport: Measurement['errors']['take'];
  close(): Promise<void>;
}

/** The collector, its desk, and what it hands to others: trending stories, GA4, experiments. */
export async function openMeasurementRoom(options: {
  db: Database;
  api: Pick<Api, 'setPopularity' | 'titlesOf'>;
  root: string;
  environment: Pick<Environment, 'NODE_ENV' | 'GA4_API_SECRET'>;
  publication: Pick<Publication, 'measurement'>;
  secrets: Pick<Secrets, 'staffToken'>;
  siteUrl: URL;
  limits: DoorLimits;
  outbound: OutboundClient;
  log: Log;
}): Promise<MeasurementRoom> {
  const { db, api, siteUrl, limits, log } = options;
  const { origin } = siteUrl;
  const [{ openMeasurement }, { createDashboard }] = await Promise.all([
    import('#services/measurement/measurement.ts'),
    import('#services/measurement/desk/dashboard.ts'),
  ]);
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
  const dashboard = createDashboard({ measurement, titlesOf: api.titlesOf, now: Date.now });
  const desk = createStaffDoor({
    door: createWebDoor({ fetch: dashboard, origin, headers: {} }),
    staffToken: options.secrets.staffToken,
    isOpenHere: options.environment.NODE_ENV === 'development',
  });
  const named = (door: NamedDoor['door']): NamedDoor => ({ name: 'measurement', door });
  return {
    exact: new Map([
      [collectPath, named(limits.counted('collect', createCollectDoor(measurement.take)))],
      [
        errorReportPath,
        named(limits.counted('errorReports', createErrorReportDoor(measurement.errors.take))),
      ],
      [pageViewCandidatePath, named(candidateDoor)],
      [measurementTagPath, named(createServiceScripts(options.root, siteUrl))],
    ]),
    desk: { name: 'desk', door: desk },
    experimentCounts: measurement.experimentCounts,
    takeErrorReport: measurement.errors.take,
    close: measurement.close,
  };
}

function ga4Of({ publication, environment, outbound }: Parameters<typeof openMeasurementRoom>[0]) {
  const { ga4 } = publication.measurement;
  if (!ga4) return undefined;
  const apiSecret = environment.GA4_API_SECRET;
  if (!apiSecret)
    throw new BootError('GA4_API_SECRET is missing: neutron.config.ts forwards to Google Analytics');
  return { ...ga4, apiSecret, outbound };
}
