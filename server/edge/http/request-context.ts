import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Target } from './check-target.ts';

/** One request and its answer, as every handler gets it. */
export interface RequestContext {
  req: IncomingMessage;
  res: ServerResponse;
  target: Target;
  requestId: string;
}

/**
 * A part of the house that answers requests: at once, or with a promise when it has to wait.
 * It may throw: the front turns that into a 500.
 */
export type Handler = (context: RequestContext) => void | Promise<void>;
