import { isIPv6 } from 'node:net';

export interface RateLimit {
  /** Counts one request of this caller; false when it is one too many. */
  allow(caller: string): boolean;
}

/** A fixed window per caller. Memory is bounded: when too many callers are known, the window starts anew. */
export function createRateLimit(options: {
  limit: number;
  windowMilliseconds: number;
  now(): number;
  maxCallers?: number;
}): RateLimit {
  const counts = new Map<string, number>();
  let windowEnds = Number.NEGATIVE_INFINITY;
  return {
    allow(caller) {
      const now = options.now();
      if (now >= windowEnds || counts.size >= (options.maxCallers ?? 10_000)) {
        counts.clear();
        windowEnds = now + options.windowMilliseconds;
      }
      const count = (counts.get(caller) ?? 0) + 1;
      counts.set(caller, count);
      return count <= options.limit;
    },
  };
}

/** One household or server has a whole /64 of IPv6 addresses; counting single ones would limit nobody. */
export function callerOf(address: string | undefined): string {
  const plain = (address ?? 'unknown').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(plain) ? `${expandIPv6(plain).slice(0, 4).join(':')}::/64` : plain;
}

function expandIPv6(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16).toString(16));
}
