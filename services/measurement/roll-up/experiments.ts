import type { Transaction } from 'kysely';
import type { MeasurementTables } from '../measurement-tables.ts';

/** The event by which a page says that its reader saw a bucket. */
const exposureName = 'experience_impression';
/** Said together with it; nobody's goal. */
const companions = ['cohesion_ab_test'];

export interface SessionEvent {
  day: string;
  sessionId: string;
  name: string;
  params: Readonly<Record<string, unknown>>;
}

export type Once = MeasurementTables['measurement_once'];

/** `id:version:bucket`, as the assignment cookie spells it. */
function armOf({ test, version, bucket }: SessionEvent['params']): string | undefined {
  const parts = [test, version, bucket];
  return parts.every((part) => typeof part === 'string' && /^\w{1,25}$/.test(part))
    ? parts.join(':')
    : undefined;
}

/**
 * What sessions saw and did, in the order it happened: whatever a session does after it saw a bucket may be that test's
 * goal. `seen` holds the buckets sessions saw before.
 */
export function onceOf(events: readonly SessionEvent[], seen: Map<string, Set<string>>): Once[] {
  const found: Once[] = [];
  for (const { day, sessionId, name, params } of events) {
    const arms = seen.get(sessionId) ?? new Set();
    if (name === exposureName) {
      const arm = armOf(params);
      if (!arm) continue;
      seen.set(sessionId, arms.add(arm));
      found.push({ day, session_id: sessionId, metric: 'exposure', key: arm });
    } else if (!companions.includes(name)) {
      for (const arm of arms)
        found.push({ day, session_id: sessionId, metric: 'goal', key: `${arm}:${name}` });
    }
  }
  return found;
}

/** Remembers what is new and gives it back: it counts, all else has counted before. */
export async function countOnce(
  trx: Transaction<MeasurementTables>,
  events: readonly SessionEvent[],
): Promise<Pick<Once, 'day' | 'metric' | 'key'>[]> {
  const sessions = [...new Set(events.map(({ sessionId }) => sessionId))];
  const known = await trx
    .selectFrom('measurement_once')
    .select(['session_id', 'key'])
    .where('metric', '=', 'exposure')
    .where('session_id', 'in', sessions)
    .execute();
  const seen = new Map<string, Set<string>>();
  for (const { session_id, key } of known) seen.set(session_id, (seen.get(session_id) ?? new Set()).add(key));
  const once = onceOf(events, seen);
  if (once.length === 0) return [];
  return trx
    .insertInto('measurement_once')
    .values(once)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['day', 'metric', 'key'])
    .execute();
}
