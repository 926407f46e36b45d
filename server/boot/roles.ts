import type { FetchApi } from '#app/content-client/client.ts';
import { internalKeyHeader } from '../edge/rate-limit/internal-key.ts';
import type { Role } from './environment.ts';

export interface Parts {
  site: boolean;
  api: boolean;
  services: boolean;
}

/** What runs in this process. One process can be everything; several can share the work over the same build. */
export function partsOf(role: Role): Parts {
  return {
    site: role === 'all' || role === 'site',
    api: role === 'all' || role === 'api',
    services: role === 'all' || role === 'services',
  };
}

/**
 * How the site reaches the API: in one process it is a function call, over machines it is HTTP. The site itself
 * cannot tell the difference.
 */
export function chooseFetchApi(
  api: { fetch(request: Request): Promise<Response> } | undefined,
  key: string,
): FetchApi {
  if (api) return (request) => api.fetch(request);
  return (request, signal) => {
    // The pages of all readers come from this one address: it must not be counted as one of them.
    request.headers.set(internalKeyHeader, key);
    return fetch(request, { signal: signal() });
  };
}
