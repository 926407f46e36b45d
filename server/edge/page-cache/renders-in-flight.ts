import { type FairQueue, isQueueFull } from '#platform/fair-queue.ts';

/** Who asks for a page that has to be rendered. */
export interface Asking {
  caller: string;
  /** Looked at when it is the caller's turn: what they asked for meanwhile may have been too much. */
  mayBegin(): boolean;
}

/** Why nothing was rendered: too many wait, or nobody who asked may have it rendered now. */
export type NotRendered = 'full' | 'not allowed';

export interface Flights<T> {
  readonly size: number;
  has(key: string): boolean;
  /** One piece of work for a key, however many ask. It begins as soon as it is the turn of any of them. */
  join(key: string, asking: Asking, work: () => Promise<T>): Promise<T | NotRendered>;
  /** A piece of work for this one alone. */
  alone(asking: Asking, work: () => Promise<T>): Promise<T | NotRendered>;
}

class NotAllowed extends Error {}

interface Flight<T> {
  hasBegun: boolean;
  /** Those whose turn it waits for. A reader never waits behind all that another one asked for before. */
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

  async function waitForTurn(flight: Flight<T>, asking: Asking, work: () => Promise<T>): Promise<void> {
    try {
      await queue.run(asking.caller, async () => {
        if (flight.hasBegun) return;
        if (!asking.mayBegin()) throw new NotAllowed();
        flight.hasBegun = true;
        flight.resolve(await work());
      });
    } catch (error) {
      const reason = notRendered(error);
      flight.callers.delete(asking.caller);
      if (reason === undefined) flight.reject(error);
      else if (!flight.hasBegun && flight.callers.size === 0) flight.resolve(reason);
    }
  }

  return {
    get size() {
      return flights.size;
    },
    has: (key) => flights.has(key),
    join(key, asking, work) {
      const flight = flights.get(key) ?? open(key);
      if (!flight.hasBegun && !flight.callers.has(asking.caller)) {
        flight.callers.add(asking.caller);
        void waitForTurn(flight, asking, work);
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
