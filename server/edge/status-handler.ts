import type { ScheduleReport } from '#api/schedule/scheduler.ts';
import type { Dependencies, DependencyName } from '#platform/dependencies.ts';
import type { Role } from '../boot/environment.ts';
import type { Handler, RequestContext } from './http/request-context.ts';
import { sendError, sendText } from './http/send.ts';

export type Phase = 'ready' | 'starting' | 'draining';
export type PartState = 'ok' | 'failing';

/** The public part. */
export interface PublicStatus {
  /**
   * `degraded`: something fails, and cached pages are served. `unavailable`: the store of a role fails that can do
   * nothing without it.
   */
  status: Phase | 'degraded' | 'unavailable';
  /** Database and data folder together; `none` where this role has no database. */
  store: PartState | 'none';
  parts: Record<string, PartState>;
}

/** What staff see beside it. */
export interface StatusDetails {
  version: string;
  role: Role;
  /** Whether stories come and go by their plan; where there is a store. */
  schedule?: ScheduleReport;
  dependencies: {
    name: string;
    isUp: boolean;
    reason?: string | undefined;
    downSince?: string | undefined;
  }[];
}

export interface StatusReport extends PublicStatus {
  /** Called only for staff. */
  details(): Promise<StatusDetails>;
}

/** Dependencies whose names do not reveal vendors. For the public all hosts we call are one entry. */
const publicParts = new Set<DependencyName>(['database', 'dataFolder', 'redis', 'search', 'mail', 'api']);
const storeParts = new Set<DependencyName>(['database', 'dataFolder']);
/** Roles that serve cached pages whatever happens to their store. */
const pageRoles = new Set<Role>(['all', 'site']);

/** The statuses of the operating contract. */
export function statusOf(
  facts: { phase: Phase; role: Role; hasDatabase: boolean },
  dependencies: Pick<Dependencies, 'all'>,
): PublicStatus {
  const known = dependencies.all().filter(([name]) => publicParts.has(name));
  const parts = Object.fromEntries(known.map(([name, { isUp }]) => [name, isUp ? 'ok' : 'failing'] as const));
  const isStoreDown = known.some(([name, { isUp }]) => storeParts.has(name) && !isUp);
  const isDegraded = known.some(([, { isUp }]) => !isUp);
  const working =
    isStoreDown && !pageRoles.has(facts.role) ? 'unavailable' : isDegraded ? 'degraded' : 'ready';
  return {
    status: facts.phase === 'ready' ? working : facts.phase,
    store: isStoreDown ? 'failing' : facts.hasDatabase ? 'ok' : 'none',
    parts,
  };
}

/** For load balancers and people: 200 when this process may get readers, 503 when it should not. */
export function createStatusHandler(
  report: () => Promise<StatusReport>,
  isStaff: (context: RequestContext) => boolean = () => false,
): Handler {
  return async (context) => {
    const { method } = context.req;
    if (method !== 'GET' && method !== 'HEAD')
      return sendError(context, 'method_not_allowed', { allow: 'GET, HEAD' });
    const { details, ...current } = await report();
    const headers: Record<string, string> = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': context.requestId,
    };
    const isServing = current.status === 'ready' || current.status === 'degraded';
    if (!isServing) headers['retry-after'] = '5';
    const shown = isStaff(context) ? { ...current, ...(await details()) } : current;
    sendText(context, isServing ? 200 : 503, headers, `${JSON.stringify(shown)}\n`);
  };
}
