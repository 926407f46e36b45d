import type { Door } from './http/exchange.ts';
import { sendError, sendText } from './http/send.ts';
import type { ScheduleReport } from './schedule/scheduler.ts';

export interface StatusReport {
  status: 'ready' | 'starting' | 'draining' | 'broken';
  version: string;
  role: string;
  /** `none` where this role has no store of its own. */
  store: 'ok' | 'failing' | 'none';
  /** Whether stories come and go by their plan; where there is a store. */
  schedule?: ScheduleReport;
}

/** For load balancers and people: 200 when this process may get readers, 503 when it should not. */
export function createStatusDoor(report: () => Promise<StatusReport>): Door {
  return async (exchange) => {
    const { method } = exchange.req;
    if (method !== 'GET' && method !== 'HEAD')
      return sendError(exchange, 'method_not_allowed', { allow: 'GET, HEAD' });
    const current = await report();
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': exchange.requestId,
    };
    // With the store failing, pages that were rendered once are still served: the process stays in rotation.
    sendText(exchange, current.status === 'ready' ? 200 : 503, headers, `${JSON.stringify(current)}\n`);
  };
}
