import type { Dependencies } from '#platform/dependencies.ts';
import type { Log, LogFields } from '#platform/log.ts';
import { isOutboundError } from '#platform/outbound/outbound-error.ts';
import { isFileFault, storeFaultOf } from '../store-fault.ts';

/**
 * A log that writes what failed because the store is down at the level of debugging: the outage is logged once, as a
 * change of state, and not by every request and every job that meets it. Faults of the database are reported by its
 * driver; those of files are seen here.
 */
export function quietFaults(log: Log, dependencies: Pick<Dependencies, 'down'>): Log {
  const unlessFault = (write: Log['warn']) => (event: string, fields?: LogFields) => {
    const error = fields?.error;
    if (isFileFault(error)) dependencies.down('dataFolder', String(error));
    (isOutage(error) ? log.debug : write)(event, fields);
  };
  return { ...log, warn: unlessFault(log.warn), error: unlessFault(log.error) };
}

/** The fault itself, the 503 that the API made of it for the site, or a host that does not answer. */
function isOutage(error: unknown): boolean {
  if (storeFaultOf(error) || isHostAway(error)) return true;
  if (error instanceof Error && isHostAway(error.cause)) return true;
  return error instanceof Error && 'status' in error && error.status === 503;
}

/** The client that calls it logs its state. A call that our own rules block is no outage. */
function isHostAway(error: unknown): boolean {
  return isOutboundError(error) && error.code !== 'outbound_blocked';
}
