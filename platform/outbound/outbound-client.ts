import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { checkTarget } from './check-target.ts';
import { startDeadline } from './deadline.ts';
import { lookupOf, type Resolve, resolveBySystem, resolveChecked } from './guarded-lookup.ts';
import { nextHop } from './next-hop.ts';
import { isOutboundError, OutboundError } from './outbound-error.ts';
import { type OutboundRequest, outboundLimits } from './outbound-request.ts';
import { type OutboundAnswer, presentAnswer } from './outbound-response.ts';

interface OutboundOptions {
  /** Hosts (`localhost`, `minio:9000`) that may be on this machine or its network. For development, tests and buckets. */
  privateHosts?: readonly string[];
  /** With it, no request leaves for any other host. */
  allowedHosts?: readonly string[];
  resolve?: Resolve;
}

/** The one way to other machines. */
export interface OutboundClient {
  request(address: string, options?: OutboundRequest): Promise<OutboundAnswer>;
}

/**
 * A client that only reaches public hosts: addresses of this machine, its network and its cloud are blocked after the
 * name is resolved, and the connection goes to the very address that was checked.
 * @example
 * const answer = await outbound.request('https://hub.example/', { method: 'POST', body });
 * if (answer.status < 300) await answer.text();
 */
export function createOutboundClient(options: OutboundOptions = {}): OutboundClient {
  const rules = { resolve: options.resolve ?? resolveBySystem, privateHosts: options.privateHosts ?? [] };

  return {
    async request(address, init = {}) {
      const deadline = startDeadline(init);
      try {
        let url = check(address, init);
        let hop: OutboundRequest = init;
        for (let left = init.maxRedirects ?? 0; ; left -= 1) {
          const addresses = await deadline.race(resolveChecked(url, rules));
          const response = await deadline.race(send(url, hop, lookupOf(addresses), deadline.signal));
          const next = left > 0 ? nextHop(url, response, hop) : undefined;
          if (!next) return presentAnswer(url, response, init.maxBytes ?? outboundLimits.maxBytes, deadline);
          response.destroy();
          url = check(next.address, init);
          hop = next.request;
        }
      } catch (error) {
        deadline.stop();
        throw asOutboundError(error);
      }
    },
  };

  function check(address: string, init: OutboundRequest): URL {
    checkTarget(address, { allowedHosts: options.allowedHosts });
    return checkTarget(address, { allowedHosts: init.allowedHosts });
  }
}

function send(
  url: URL,
  init: OutboundRequest,
  lookup: ReturnType<typeof lookupOf>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    // A new connection each time: a reused one may have been opened to an address checked for another name.
    const agent = isSecure ? new HttpsAgent({ keepAlive: false }) : new HttpAgent({ keepAlive: false });
    const request = (isSecure ? httpsRequest : httpRequest)(url, {
      agent,
      lookup,
      method: init.method ?? 'GET',
      headers: { 'accept-encoding': 'identity', ...withoutHost(init.headers) },
      signal,
    });
    request.once('response', resolve);
    request.once('error', reject);
    request.end(init.body);
  });
}

/** The host header is the host we checked, nothing else. */
function withoutHost(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'host'));
}

function asOutboundError(error: unknown): OutboundError {
  if (isOutboundError(error)) return error;
  // Node wraps the reason of a stopped request.
  const cause = error instanceof Error ? error.cause : undefined;
  if (isOutboundError(cause)) return cause;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code';
  return new OutboundError('outbound_failed', `no answer (${code})`, { cause: error });
}
