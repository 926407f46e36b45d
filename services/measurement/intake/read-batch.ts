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

export interface BatchRows {
  /** Undefined for a batch of an older browser script: it is stored as often as it is sent. */
  id?: string | undefined;
  rows: EventRow[];
}
type ReadBatch = BatchRows | { rejection: Rejection };

/** The events of a body as rows: the whole batch or nothing, so an acknowledgment covers every event. */
export function readBatch(body: string, facts: { isUnwilling: boolean; now: number }): ReadBatch {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return { rejection: 'bad_body' };
  }
  // Checked first: without consent nothing else of the body is read.
  const consent =
    typeof value === 'object' && value !== null && 'consent' in value ? value.consent : undefined;
  if (consent !== 'given' && (consent !== 'implied' || facts.isUnwilling))
    return { rejection: 'consent_missing' };
  const batch = checkBatch(value);
  if (!batch) return { rejection: 'bad_body' };
  return {
    id: batch.id,
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
