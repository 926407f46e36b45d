import type { Database } from '#database/connect.ts';
import type { MeasurementTables } from '../measurement-tables.ts';

export interface EventFilter {
  name?: string | undefined;
  viewGuid?: string | undefined;
  sessionId?: string | undefined;
  limit: number;
}

/** Collected events, the newest first, for staff and for tests. */
export async function readEvents(db: Database<MeasurementTables>, filter: EventFilter) {
  let query = db.kysely
    .selectFrom('measurement_events')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(filter.limit);
  if (filter.name) query = query.where('name', '=', filter.name);
  if (filter.viewGuid) query = query.where('view_guid', '=', filter.viewGuid);
  if (filter.sessionId) query = query.where('session_id', '=', filter.sessionId);
  const rows = await query.execute();
  return rows.map(({ id, at, time, name, path, page, params }) => ({
    id: Number(id),
    at: new Date(Number(at)).toISOString(),
    time: Number(time),
    name,
    path,
    page: JSON.parse(page) as Record<string, unknown>,
    params: JSON.parse(params) as Record<string, unknown>,
  }));
}
