import type { IncomingMessage } from 'node:http';
import { callerKey } from './caller-key.ts';
import { readAddress, type TrustedProxies } from './trusted-proxies.ts';

export type CallerOf = (req: IncomingMessage) => string;

/**
 * The client of a request, as one key for counting. Each proxy appends the address it got the request from to
 * `X-Forwarded-For`, so the list is read from the right as long as the proxy that wrote an entry is trusted. Entries that
 * a client forged are further left and never reached.
 */
export function createCallerOf(
  trusted: TrustedProxies,
  onUnknownProxy: (address: string) => void = () => undefined,
): CallerOf {
  let isReported = false;
  return (req) => {
    const peer = req.socket.remoteAddress;
    const forwarded = req.headers['x-forwarded-for'];
    if (forwarded === undefined || peer === undefined) return callerKey(peer);
    if (!trusted.has(peer)) {
      // All readers behind such a proxy count as one: worth one line in the log, not one per request.
      if (!isReported && trusted.isEmpty) onUnknownProxy(peer);
      isReported = true;
      return callerKey(peer);
    }
    return callerKey(addressBehind(peer, String(forwarded), trusted));
  };
}

/** The rightmost address that is not one of our own proxies. */
function addressBehind(peer: string, forwarded: string, trusted: TrustedProxies): string {
  let address = peer;
  // No setup has more proxies than this; a longer list is an attack on our time.
  for (const hop of forwarded.slice(-2000).split(',').slice(-20).reverse()) {
    if (!trusted.has(address)) break;
    const read = readAddress(withoutPort(hop.trim()));
    // An entry that is no address ends the chain: the proxy before it is the last one known.
    if (!read) break;
    address = read.toString();
  }
  return address;
}

/** Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`. */
function withoutPort(hop: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(hop)?.[1] ?? hop;
}
