import { isIP } from 'node:net';
import { OutboundError } from './outbound-error.ts';

export interface TargetRules {
  /** With it, only these hosts (`example.org`, or `.example.org` for all below it). */
  allowedHosts?: readonly string[] | undefined;
}

const maxLength = 2048;

/** The address as a URL we may try to reach, or a refusal that says why. Nothing is resolved yet. */
export function checkTarget(text: string, rules: TargetRules = {}): URL {
  if (text.length > maxLength) refuse(`the address is longer than ${maxLength} characters`);
  const url = URL.parse(text);
  if (!url) return refuse('not an address');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') refuse(`${url.protocol} is not http or https`);
  if (url.username || url.password) refuse('the address carries credentials');
  if (rules.allowedHosts && !rules.allowedHosts.some((allowed) => isHost(url.hostname, allowed)))
    refuse(`${url.hostname} is not on the list of hosts`);
  return url;
}

const isHost = (host: string, allowed: string) =>
  allowed.startsWith('.') ? !isIP(host) && host.endsWith(allowed) : host === allowed;

function refuse(reason: string): never {
  throw new OutboundError('outbound_refused', `refused: ${reason}`);
}
