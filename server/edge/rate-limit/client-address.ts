import type { IncomingMessage } from 'node:http';
import { callerKey } from './caller-key.ts';
import { readAddress, type TrustedProxies } from './trusted-proxies.ts';

export type CallerOf = (req: IncomingMessage) => string;

/**
 * Who a request is from, as one key for counting. Each proxy adds at the right of `X-Forwarded-For` whom it got the
 * request from, so the list is read from the right and believed as long as the machine that said it is trusted. What a
 * reader wrote there stands further left and is never reached.
 */
export function createCallerOf(
  trusted: TrustedProxies,
  onUnknownProxy: (address: string) => void = () => undefined,
): CallerOf {
  let told = false;
  return (req) => {
    const peer = req.socket.remoteAddress;
    const forwarded = req.headers['x-forwarded-for'];
    if (forwarded === undefined || peer === undefined) return callerKey(peer);
    if (!trusted.has(peer)) {
      // All readers behind such a proxy count as one: worth one line in the log, not one per request.
      if (!told && trusted.isEmpty) onUnknownProxy(peer);
      told = true;
      return callerKey(peer);
    }
    return callerKey(addressBehind(peer, String(forwarded), trusted));
  };
}

/** The rightmost address that is not one of our own proxies. */
export function addressBehind(peer: string, forwarded: string, trusted: TrustedProxies): string {
  let address = peer;
  // Nobody has more proxies than this; a longer list was written to cost us time.
  for (const hop of forwarded.slice(-2000).split(',').slice(-20).reverse()) {
    if (!trusted.has(address)) break;
    const read = readAddress(withoutPort(hop.trim()));
    // What is no address ends the chain: the proxy before it is the last one known.
    if (!read) break;
    address = read.toString();
  }
  return address;
}

/** Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`. */
function withoutPort(hop: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(hop)?.[1] ?? hop;
}
