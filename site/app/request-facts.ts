import type { RequestFacts } from '#content/rules/request-facts.ts';
import { parseCookies } from '#platform/cookies.ts';

/** The request as the content rules read it. In a browser the cookies are the document's, and there are no headers. */
export function requestFacts(url: URL, request?: Request): RequestFacts {
  const isBrowser = typeof document !== 'undefined';
  const cookies = isBrowser ? document.cookie : request?.headers.get('cookie');
  return {
    query: Object.fromEntries(url.searchParams),
    cookies: parseCookies(cookies ?? undefined),
    headers: isBrowser || !request ? {} : Object.fromEntries(request.headers),
  };
}
