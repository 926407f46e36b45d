import ipaddr from 'ipaddr.js';

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Names for the networks people mean most often. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

export interface TrustedProxies {
  has(address: string): boolean;
  isEmpty: boolean;
}

/**
 * `10.0.0.5, 192.0.2.0/24, loopback`: machines whose word about a reader's address counts. Undefined when the text
 * is not such a list.
 */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const networks: Network[] = [];
  for (const word of words.flatMap((given) => named[given] ?? [given])) {
    const network = readNetwork(word);
    if (!network) return undefined;
    networks.push(network);
  }
  return {
    isEmpty: networks.length === 0,
    has(address) {
      const read = readAddress(address);
      return read !== undefined && networks.some(([from, bits]) => isWithin(read, from, bits));
    },
  };
}

function readNetwork(word: string): Network | undefined {
  const address = readAddress(word);
  if (address) return [address, address.kind() === 'ipv4' ? 32 : 128];
  try {
    // Short forms such as `10/8` are read differently by different programs: not taken.
    return ipaddr.IPv4.isValidCIDRFourPartDecimal(word) || ipaddr.IPv6.isValidCIDR(word)
      ? ipaddr.parseCIDR(word)
      : undefined;
  } catch {
    return undefined;
  }
}

/** An address as machines write it; `::ffff:192.0.2.1` is 192.0.2.1. */
export function readAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return undefined;
  return ipaddr.process(text);
}

function isWithin(
  address: ipaddr.IPv4 | ipaddr.IPv6,
  from: ipaddr.IPv4 | ipaddr.IPv6,
  bits: number,
): boolean {
  return address.kind() === from.kind() && address.match(from, bits);
}
