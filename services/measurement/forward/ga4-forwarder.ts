import type { Database } from '#database/connect.ts';
import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import type { MeasurementTables } from '../measurement-tables.ts';
import { claimForwarding, type ForwardClaim } from './forward-claim.ts';
import { resumeProgress, stopProgress } from './forward-progress.ts';
import { toGa4 } from './to-ga4.ts';

export interface Ga4Options {
  measurementId: string;
  apiSecret: string;
  /** `https://www.google-analytics.com/mp/collect`, or a compatible endpoint. */
  endpoint: string;
}

const job = 'ga4';
const eventsAtOnce = 500;

/**
 * Forwards the collected events in order, from one process at a time. Progress is stored after GA4 accepted a part, so no
 * event is skipped; after a crash or a rejection the last part may arrive twice. Returns the number of events sent.
 */
export async function forwardToGa4(
  db: Database<MeasurementTables>,
  outbound: OutboundClient,
  options: Ga4Options & { origin: string; now?: () => number },
): Promise<number> {
  const claim = await claimForwarding(db, job, options.now ?? Date.now);
  if (!claim) return 0;
  try {
    return await forwardWhileHeld(db, outbound, options, claim);
  } finally {
    await claim.release();
  }
}

async function forwardWhileHeld(
  db: Database<MeasurementTables>,
  outbound: OutboundClient,
  options: Ga4Options & { origin: string },
  claim: ForwardClaim,
): Promise<number> {
  const url = new URL(options.endpoint);
  url.searchParams.set('measurement_id', options.measurementId);
  url.searchParams.set('api_secret', options.apiSecret);
  let sent = 0;
  for (;;) {
    const rows = await db.kysely
      .selectFrom('measurement_events')
      .select(['id', 'at', 'name', 'path', 'page', 'params'])
      .where('id', '>', claim.lastId)
      .orderBy('id')
      .limit(eventsAtOnce)
      .execute();
    const last = rows.at(-1);
    if (!last) return sent;
    const events = rows.map((row) => ({
      ...row,
      at: Number(row.at),
      page: JSON.parse(row.page),
      params: JSON.parse(row.params),
    }));
    for (const request of toGa4(events, options.origin)) {
      // A part may be many requests, and each may be slow.
      if (!(await claim.isHeld())) return sent;
      const answer = await outbound.request(url.href, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
      });
      answer.discard();
      if (answer.status >= 300) throw new Error(`the Measurement Protocol answered ${answer.status}`);
    }
    if (!(await claim.advance(Number(last.id)))) return sent;
    sent += rows.length;
  }
}

/** Called at start: events collected from now on are forwarded to GA4. */
export const beginForwarding = (db: Database<MeasurementTables>) => resumeProgress(db, job);

/** Events collected from now on are not forwarded. */
export const stopForwarding = (db: Database<MeasurementTables>) => stopProgress(db, job);
