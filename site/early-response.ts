import { movedAddress } from '#content/rules/moved-address.ts';

/** Responses that need no lookup: wrong methods, and moved URLs. */
export function earlyAnswer(method: string, { pathname, search }: URL): Response | null {
  if (method !== 'GET' && method !== 'HEAD')
    return new Response('This page can only be read', {
      status: 405,
      headers: {
        allow: 'GET, HEAD',
        'cache-control': 'no-cache',
        'content-type': 'text/plain; charset=utf-8',
      },
    });
  const location = movedAddress(pathname, search);
  if (location === null) return null;
  return new Response(null, { status: 301, headers: { location, 'cache-control': 'public, max-age=5400' } });
}
