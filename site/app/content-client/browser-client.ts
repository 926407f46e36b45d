import { type ContentClient, createContentClient } from './client.ts';
import type { PendingState } from './pending-state.ts';

/** The API on this origin, by `fetch`; while page data is loading, the page is pending. */
export function createBrowserClient(
  options: { site: string; apiKey: string },
  pending: Pick<PendingState, 'begin'>,
): ContentClient {
  const client = createContentClient({ baseUrl: location.origin, ...options }, (request, signal) =>
    fetch(request, { signal: signal() }),
  );
  return {
    async request(name, values, requestOptions) {
      const end = name === 'page' ? pending.begin() : () => {};
      try {
        return await client.request(name, values, requestOptions);
      } finally {
        end();
      }
    },
  };
}
