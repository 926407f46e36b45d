import { setTimeout } from 'node:timers/promises';
import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import { isOutboundError } from '#platform/outbound/outbound-error.ts';
import type { OutboundAnswer } from '#platform/outbound/outbound-response.ts';

interface RemoteOptions<T> {
  /** Without it nothing is fetched. */
  outbound: OutboundClient | undefined;
  /** For one attempt, however slowly a host sends. */
  attemptMilliseconds: number;
  maxBytes: number;
  /** Reads the answer; a fault of the connection here is another attempt too. */
  read(answer: OutboundAnswer, address: string): Promise<T>;
  onRetry?(): void;
  /** Waits between two attempts. */
  wait?: ((milliseconds: number) => Promise<void>) | undefined;
}

type Fetched<T> = { got: T } | { left: string };

/** Waits before the second and the third attempt. */
const waits = [1000, 4000];
/** A host that failed so many times in a row gets no more requests in this run. */
const mostFailures = 5;

/**
 * Fetches from the web. What may pass by itself (no answer, 408, 429, 5xx) is tried again after a while; a host that fails
 * again and again, or hangs, is given up for the rest of the run, so that it costs minutes and not days.
 */
export function createRemote<T>(options: RemoteOptions<T>): (address: string) => Promise<Fetched<T>> {
  const { outbound, wait = setTimeout } = options;
  const failures = new Map<string, number>();
  return async (address) => {
    if (!/^https?:\/\//i.test(address)) return { left: 'it is not beside the import' };
    if (!outbound) return { left: 'not fetched without --fetch-images' };
    const host = URL.parse(address)?.host ?? '';
    if ((failures.get(host) ?? 0) >= mostFailures)
      return { left: `${host} failed for ${mostFailures} pictures before it` };
    for (let attempt = 0; ; attempt += 1) {
      const answer = await tryOnce(outbound, address, options);
      if ('got' in answer || !answer.mayPass) {
        failures.delete(host);
        return 'got' in answer ? answer : { left: answer.left };
      }
      const pause = waits[attempt];
      if (pause === undefined) {
        failures.set(host, (failures.get(host) ?? 0) + 1);
        return { left: `${answer.left}, tried ${attempt + 1} times` };
      }
      options.onRetry?.();
      await wait(pause);
    }
  };
}

async function tryOnce<T>(
  outbound: OutboundClient,
  address: string,
  { attemptMilliseconds, maxBytes, read }: RemoteOptions<T>,
): Promise<{ got: T } | { left: string; mayPass: boolean }> {
  try {
    const answer = await outbound.request(address, {
      maxBytes,
      maxRedirects: 3,
      timeoutMilliseconds: attemptMilliseconds,
    });
    if (answer.status === 200) return { got: await read(answer, address) };
    answer.discard();
    const { status } = answer;
    return {
      left: `its URL answered ${status}`,
      mayPass: status === 408 || status === 429 || status >= 500,
    };
  } catch (error) {
    if (!isOutboundError(error)) throw error;
    return {
      left: error.message,
      mayPass: error.code === 'outbound_timeout' || error.code === 'outbound_failed',
    };
  }
}
