import type { IncomingHttpHeaders } from 'node:http';
import { batchLimits } from '#content/limits.ts';
import {
  collectPath,
  errorReportPath,
  measurementTagPath,
  pageViewCandidatePath,
} from '#content/rules/measurement-paths.ts';
import { createPrepared } from '#platform/prepared.ts';
import type { Service, ServiceEndpoint } from '../service.ts';
import { createServiceApp, problem } from '../service-app.ts';
import { verdictOn } from './intake/intake.ts';
import { type Measurement, type MeasurementOptions, openMeasurement } from './measurement.ts';
import { migrateMeasurement } from './measurement-tables.ts';

export interface MeasurementService extends Service {
  readonly reports: Measurement['reports'];
  experimentCounts: Measurement['experimentCounts'];
  takeErrorReport: Measurement['errors']['take'];
}

const errorReportBytes = 16 * 1024;

/** The collector, and the consumers of its events: trending stories, GA4, experiments. */
export function createMeasurement(deps: MeasurementOptions): MeasurementService {
  const measurement = createPrepared('measurement', () => openMeasurement(deps));
  const errors = createServiceApp({
    [errorReportPath]: {
      post: async ({ req }) => answer(await measurement.value.errors.take(await req.text())),
    },
  });
  return {
    name: 'measurement',
    migrate: migrateMeasurement,
    prepare: measurement.prepare,
    routes: [
      collectRoute((arrival, onVerdict) => measurement.value.take(arrival, onVerdict)),
      {
        path: errorReportPath,
        app: errors,
        limit: 'errorReports',
        admit: async () => ({ maxBodyBytes: errorReportBytes }),
      },
      { path: pageViewCandidatePath, app: pageViewCandidate, limit: 'unlimited' },
      { path: measurementTagPath, isScript: true },
    ],
    get reports() {
      return measurement.value.reports;
    },
    experimentCounts: (experiment, days) => measurement.value.experimentCounts(experiment, days),
    takeErrorReport: (body) => measurement.value.errors.take(body),
    close: () => measurement.value.close(),
  };
}

/** Batches of events. The body is passed on unparsed, to spare this thread; the response waits until it is stored. */
export const collectRoute = (take: Measurement['take']): ServiceEndpoint => ({
  path: collectPath,
  limit: 'collect',
  admit: async () => ({ maxBodyBytes: batchLimits.bytes }),
  app: createServiceApp({
    [collectPath]: {
      async post({ req, env }) {
        const body = Buffer.from(await req.arrayBuffer());
        return answer(await verdictOn(take, { body, isUnwilling: isUnwilling(env.incoming.headers) }));
      },
    },
  }),
});

/**
 * Audience panels count a page view only when its page requested this file; a page that changes without a new document
 * requests it itself.
 */
const pageViewCandidate = createServiceApp({
  [pageViewCandidatePath]: {
    get: (context) => context.json({ pageviewCandidate: true }, 200, { 'cache-control': 'no-store' }),
  },
});

function answer(verdict: 'taken' | Parameters<typeof problem>[0]): Response {
  if (verdict !== 'taken') return problem(verdict);
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

/** The browser opts out of measurement: Global Privacy Control, or the older Do Not Track. */
function isUnwilling(headers: IncomingHttpHeaders): boolean {
  // A header that came twice arrives as `1, 1`.
  return isOne(headers['sec-gpc']) || isOne(headers.dnt);
}

const isOne = (value: string | string[] | undefined) =>
  String(value ?? '')
    .split(',')
    .some((part) => part.trim() === '1');
