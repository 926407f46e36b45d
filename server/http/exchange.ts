import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Target } from './check-target.ts';

/** One request and its answer, as every door gets it. */
export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  target: Target;
  requestId: string;
}

/**
 * A part of the house that answers requests: at once, or with a promise when it has to wait.
 * It may throw: the front turns that into a 500.
 */
export type Door = (exchange: Exchange) => void | Promise<void>;
