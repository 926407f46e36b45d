import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import { isOutboundError } from '#platform/outbound/outbound-error.ts';
import type { Dependencies } from '../dependencies.ts';

/** The client with the state of every host it calls: an outage is logged when it begins and ends, not with every call. */
export function watchOutbound(
  client: OutboundClient,
  dependencies: Pick<Dependencies, 'up' | 'down'>,
): OutboundClient {
  return {
    async request(address, options) {
      const name = `outbound:${URL.parse(address)?.host ?? 'no host'}` as const;
      try {
        const answer = await client.request(address, options);
        if (answer.status >= 500) dependencies.down(name, `answered ${answer.status}`);
        else dependencies.up(name);
        return answer;
      } catch (error) {
        // A call that our own rules reject does not show that the host is down.
        const isRejected = isOutboundError(error) && error.code === 'outbound_blocked';
        if (!isRejected) dependencies.down(name, error instanceof Error ? error.message : String(error));
        throw error;
      }
    },
  };
}
