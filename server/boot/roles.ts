import type { FetchApi } from '#app/content-client/client.ts';
import { internalKeyHeader } from '../edge/rate-limit/internal-key.ts';
import type { Role } from './environment.ts';

export interface Parts {
  /** The pages readers see. */
  site: boolean;
  /** The content API, and publishing on schedule. */
  api: boolean;
  /** Services with tables (accounts, comments, newsletters, ads …) and the desk. */
  services: boolean;
  /** Pictures and videos. */
  media: boolean;
}

/** What runs in this process. One process can run everything; several can share the work over the same build. */
export function partsOf(role: Role): Parts {
  const runs = (part: Role) => role === 'all' || role === part;
  return { site: runs('site'), api: runs('api'), services: runs('services'), media: runs('media') };
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
