import { type FairQueue, isQueueFull } from '#platform/fair-queue.ts';

/** The caller of a page that has to be rendered. */
export interface RenderCaller {
  caller: string;
  /** Checked when the caller reaches the head of the queue: it may have exceeded its limit meanwhile. */
  mayBegin(): boolean;
}

/** Why nothing was rendered: the queue is full, or no caller may cause a render now. */
export type NotRendered = 'full' | 'not allowed';

export interface Flights<T> {
  readonly size: number;
  has(key: string): boolean;
  /** One render for a key, however many callers wait for it. It begins when the first of them leaves the queue. */
  join(key: string, caller: RenderCaller, work: () => Promise<T>): Promise<T | NotRendered>;
  /** A piece of work for this one alone. */
  alone(caller: RenderCaller, work: () => Promise<T>): Promise<T | NotRendered>;
}

class NotAllowed extends Error {}

interface Flight<T> {
  hasBegun: boolean;
  /** The callers waiting for it. A caller never waits behind all earlier requests of another. */
  callers: Set<string>;
  landed: Promise<T | NotRendered>;
  resolve(outcome: T | NotRendered): void;
  reject(error: unknown): void;
}

export function createFlights<T>(queue: FairQueue, onLanded: () => void): Flights<T> {
  const flights = new Map<string, Flight<T>>();

  function open(key: string): Flight<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T | NotRendered>();
    const landed = promise.finally(() => {
      flights.delete(key);
      onLanded();
    });
    const flight = { hasBegun: false, callers: new Set<string>(), landed, resolve, reject };
    flights.set(key, flight);
    return flight;
  }

  async function waitInQueue(flight: Flight<T>, caller: RenderCaller, work: () => Promise<T>): Promise<void> {
    try {
      await queue.run(caller.caller, async () => {
        if (flight.hasBegun) return;
        if (!caller.mayBegin()) throw new NotAllowed();
        flight.hasBegun = true;
        flight.resolve(await work());
      });
    } catch (error) {
      const reason = notRendered(error);
      flight.callers.delete(caller.caller);
      if (reason === undefined) flight.reject(error);
      else if (!flight.hasBegun && flight.callers.size === 0) flight.resolve(reason);
    }
  }

  return {
    get size() {
      return flights.size;
    },
    has: (key) => flights.has(key),
    join(key, caller, work) {
      const flight = flights.get(key) ?? open(key);
      if (!flight.hasBegun && !flight.callers.has(caller.caller)) {
        flight.callers.add(caller.caller);
        void waitInQueue(flight, caller, work);
      }
      return flight.landed;
    },
    async alone({ caller, mayBegin }, work) {
      try {
        return await queue.run(caller, () => {
          if (!mayBegin()) throw new NotAllowed();
          return work();
        });
      } catch (error) {
        const reason = notRendered(error);
        if (reason === undefined) throw error;
        return reason;
      }
    },
  };
}

function notRendered(error: unknown): NotRendered | undefined {
  if (isQueueFull(error)) return 'full';
  return error instanceof NotAllowed ? 'not allowed' : undefined;
}
