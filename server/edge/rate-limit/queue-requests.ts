import { type FairQueue, type FairQueueOptions, isQueueFull } from '#platform/fair-queue.ts';
import type { CallerOf } from '#platform/http/client-address.ts';
import type { Handler } from '../http/request-context.ts';
import { sendError } from '../http/send.ts';

/** Returns to the event loop between two queued requests, so that responses from memory need not wait for many of them. */
export const oneRound = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The queue of read calls: how many run at once and wait, of one caller and of all. */
export const callQueue: FairQueueOptions = {
  atOnce: 8,
  atOncePerCaller: 2,
  waiting: 200,
  waitingPerCaller: 100,
  rest: oneRound,
};

/**
 * Queues the reads of a handler fairly by caller; with a full queue they get 503. Writes are not queued: the client
 * decides how slowly their bodies arrive, and each kind of write has a limit of its own.
 */
export function queueRequests(
  handler: Handler,
  { callerOf, queue }: { callerOf: CallerOf; queue: FairQueue },
): Handler {
  return async (context) => {
    const { req } = context;
    // Staff hold streams of events open, and their reads must not wait for those of readers.
    if ((req.method !== 'GET' && req.method !== 'HEAD') || context.staff) return handler(context);
    try {
      await queue.run(callerOf(req), async () => handler(context));
    } catch (error) {
      if (!isQueueFull(error)) throw error;
      sendError(context, 'unavailable');
    }
  };
}
