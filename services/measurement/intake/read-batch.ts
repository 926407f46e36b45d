import { checkBatch } from './check-batch.ts';

/** One event as it is stored. */
export interface EventRow {
  at: number;
  time: number;
  name: string;
  path: string;
  view_guid: string;
  session_id: string;
  page: string;
  params: string;
}

/** Why a batch was not taken; the handler knows the status of each. */
export type Rejection = 'bad_body' | 'consent_missing' | 'unavailable';

type ReadBatch = { rows: EventRow[] } | { rejection: Rejection };

/** A body as rows. All of a batch or nothing: who gets an acknowledgment knows that everything is there. */
export function readBatch(body: string, facts: { isUnwilling: boolean; now: number }): ReadBatch {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return { rejection: 'bad_body' };
  }
  // Before anything else is looked at: without consent there is nothing to read here.
  const consent =
    typeof value === 'object' && value !== null && 'consent' in value ? value.consent : undefined;
  if (consent !== 'given' && (consent !== 'implied' || facts.isUnwilling))
    return { rejection: 'consent_missing' };
  const batch = checkBatch(value);
  if (!batch) return { rejection: 'bad_body' };
  return {
    rows: batch.events.map(({ name, time, path, page, params }) => ({
      at: facts.now,
      time,
      name,
      path: path.split(/[?#]/, 1)[0] ?? '',
      view_guid: page.viewGuid,
      session_id: page.sessionId,
      page: JSON.stringify(page),
      params: JSON.stringify(params),
    })),
  };
}
