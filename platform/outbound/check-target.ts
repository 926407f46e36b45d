import { isIP } from 'node:net';
import { OutboundError } from './outbound-error.ts';

interface TargetRules {
  /** With it, only these hosts (`example.org`, or `.example.org` for all below it). */
  allowedHosts?: readonly string[] | undefined;
}

const maxLength = 2048;

/** The address as a URL that may be requested; throws with the reason otherwise. The host is not resolved yet. */
export function checkTarget(text: string, rules: TargetRules = {}): URL {
  if (text.length > maxLength) block(`the address is longer than ${maxLength} characters`);
  const url = URL.parse(text);
  if (!url) return block('not an address');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') block(`${url.protocol} is not http or https`);
  if (url.username || url.password) block('the address carries credentials');
  if (rules.allowedHosts && !rules.allowedHosts.some((allowed) => isHost(url.hostname, allowed)))
    block(`${url.hostname} is not on the list of hosts`);
  return url;
}

const isHost = (host: string, allowed: string) =>
  allowed.startsWith('.') ? !isIP(host) && host.endsWith(allowed) : host === allowed;

function block(reason: string): never {
  throw new OutboundError('outbound_blocked', `blocked: ${reason}`);
}
