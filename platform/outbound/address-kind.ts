import ipaddr from 'ipaddr.js';

/**
 * - `public`: any host on the internet; the only kind that needs no permission in the configuration.
 * - `private`: this machine or its own network; only for hosts the configuration names.
 * - `never`: metadata services and other link-local machines, multicast, reserved blocks, and IPv6 forms that carry an
 *   IPv4 address through a translator we know nothing about.
 */
export type AddressKind = 'public' | 'private' | 'never';

const privateRanges = new Set(['loopback', 'private', 'uniqueLocal', 'carrierGradeNat']);
/** Cloud machines answer with their secrets here although the block reads as a private one. */
const metadata = new Set([
  'fd00:ec2::254',
  'fd20:ce::254',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
]);
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** What kind of machine an address names; anything that is no address at all is `never`. */
export function addressKind(text: string): AddressKind {
  // A zone names an interface of this machine: only link-local addresses have one.
  if (text.includes('%') || !ipaddr.isValid(text)) return 'never';
  const address = ipaddr.process(text);
  if (metadata.has(address.toString())) return 'never';
  const range = address.range();
  if (privateRanges.has(range)) return 'private';
  if (range !== 'unicast') return 'never';
  return address.kind() === 'ipv6' && !address.match(globalUnicast) ? 'never' : 'public';
}
