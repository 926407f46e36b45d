import { type FairQueue, type FairQueueOptions, isQueueFull } from '#platform/fair-queue.ts';
import type { Door } from '../http/exchange.ts';
import { sendError } from '../http/send.ts';
import type { CallerOf } from './client-address.ts';

/** The event loop goes round between two pieces of work: answers from memory never wait for a row of them. */
export const oneRound = () => new Promise<void>((resolve) => setImmediate(resolve));

/** How many reading calls of one caller are under way, and of all. */
export const callTurns: FairQueueOptions = {
  atOnce: 8,
  atOncePerCaller: 2,
  waiting: 200,
  waitingPerCaller: 100,
  rest: oneRound,
};

/**
 * Reads of a door take turns by caller; beyond what may wait they get 503. Writes do not: their bodies come as slowly as
 * who sends them likes, and each kind of them is counted by itself.
 */
export function takeTurns(door: Door, { callerOf, queue }: { callerOf: CallerOf; queue: FairQueue }): Door {
  return async (exchange) => {
    const { req } = exchange;
    if (req.method !== 'GET' && req.method !== 'HEAD') return door(exchange);
    try {
      await queue.run(callerOf(req), async () => door(exchange));
    } catch (error) {
      if (!isQueueFull(error)) throw error;
      sendError(exchange, 'unavailable');
    }
  };
}
