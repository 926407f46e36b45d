import type { OpenedLink } from '#content/rules/checks/outside-link.ts';
import type { OutboundClient } from '#platform/outbound/outbound-client.ts';

const timeoutMilliseconds = 10_000;
const mostRedirects = 5;

/** A request without the page, and one with it for servers that do not answer such requests as they answer readers. */
export async function openLink(client: OutboundClient, href: string): Promise<OpenedLink> {
  const head = await follow(client, 'HEAD', href);
  return head.status !== undefined && head.status >= 400 ? follow(client, 'GET', href) : head;
}

/** Where a page moved for good is known only if every step on the way was permanent. */
async function follow(client: OutboundClient, method: 'HEAD' | 'GET', href: string): Promise<OpenedLink> {
  let address = href;
  let isPermanent = true;
  for (let hop = 0; ; hop += 1) {
    const answer = await client.request(address, { method, timeoutMilliseconds });
    const { status, headers } = answer;
    answer.discard();
    const next =
      headers.location && status >= 300 && status < 400 ? URL.parse(headers.location, address) : null;
    if (!next || hop === mostRedirects)
      return { status, ...(isPermanent && hop > 0 && status === 200 ? { movedTo: address } : {}) };
    isPermanent &&= status === 301 || status === 308;
    address = next.href;
  }
}
