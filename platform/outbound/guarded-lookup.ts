import { lookup as systemLookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { addressKind } from './address-kind.ts';
import { OutboundError } from './outbound-error.ts';

interface ResolvedAddress {
  address: string;
  family: number;
}
export type Resolve = (host: string) => Promise<readonly ResolvedAddress[]>;

export const resolveBySystem: Resolve = (host) => systemLookup(host, { all: true, verbatim: true });

/** `localhost`, `localhost:9000`, `[::1]:9000`: a name the configuration lets be near us. */
export function isNamed(url: URL, privateHosts: readonly string[]): boolean {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return privateHosts.some((named) => named === url.hostname || named === `${url.hostname}:${port}`);
}

/**
 * The addresses of a host, all checked. One forbidden address among allowed ones blocks the whole host: a name that
 * resolves to both is suspicious.
 */
export async function resolveChecked(
  url: URL,
  options: { resolve: Resolve; privateHosts: readonly string[] },
): Promise<readonly ResolvedAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found = family ? [{ address: host, family }] : await options.resolve(host);
  if (found.length === 0) throw new OutboundError('outbound_failed', `${host} has no address`);
  const mayBePrivate = isNamed(url, options.privateHosts);
  for (const { address } of found) {
    const kind = addressKind(address);
    if (kind === 'never' || (kind === 'private' && !mayBePrivate))
      throw new OutboundError('outbound_blocked', `blocked: ${host} is at ${address}`);
  }
  return found;
}

/**
 * Gives a socket the addresses that were checked. The name is not resolved again, so a resolver that answers
 * differently the second time (DNS rebinding) has no effect.
 */
export function lookupOf(addresses: readonly ResolvedAddress[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, [...addresses]);
    else if (first) callback(null, first.address, first.family);
  };
}
