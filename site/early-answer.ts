import { withTrailingSlash } from '#content/rules/trailing-slash.ts';

/** What can be answered without asking anyone: wrong methods, and addresses without their slash. */
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
  const location = withTrailingSlash(pathname, search);
  if (location === null) return null;
  return new Response(null, { status: 301, headers: { location, 'cache-control': 'public, max-age=5400' } });
}
