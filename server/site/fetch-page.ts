import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import type { Secrets } from '../boot/data-folder.ts';
import { internalKey, internalKeyHeader } from '../edge/rate-limit/internal-key.ts';

/** The longest page is the HTML of a newsletter. */
const maxBytes = 1024 * 1024;

/** Fetches pages of a site that runs in another process, for newsletters and short links. */
export function createPageFetcher(options: {
  outbound: OutboundClient;
  siteUrl: URL;
  secrets: Pick<Secrets, 'previewSecret'>;
}): (path: string) => Promise<Response> {
  // All these requests come from one address: without the key they would be limited as those of one reader.
  const headers = { [internalKeyHeader]: internalKey(options.secrets) };
  return async (path) => {
    const url = new URL(path, options.siteUrl);
    // A path may be an absolute URL: the key is sent to no other host.
    const isOwn = url.origin === options.siteUrl.origin;
    const answer = await options.outbound.request(url.href, { maxBytes, ...(isOwn ? { headers } : {}) });
    return new Response(await answer.text(), { status: answer.status });
  };
}
