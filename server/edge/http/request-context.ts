import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Staff } from '#platform/staff.ts';
import type { Target } from './check-target.ts';

/** One request and its response, as every handler gets them. */
export interface RequestContext {
  req: IncomingMessage;
  res: ServerResponse;
  target: Target;
  requestId: string;
  /** Set by staff authentication (`edge/staff-auth.ts`): who of the staff makes this request. */
  staff?: Staff;
}

/** Responds at once, or with a promise when it has to wait. It may throw: the request listener turns that into a 500. */
export type Handler = (context: RequestContext) => void | Promise<void>;
