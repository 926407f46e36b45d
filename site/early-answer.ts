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
  // `//host/x` in a Location would lead off the site, so doubled slashes are no pages and never redirected.
  const isFile = /\.[^/]*$/.test(pathname);
  if (pathname.endsWith('/') || pathname.includes('//') || isFile) return null;
  return new Response(null, {
    status: 301,
    headers: { location: `${pathname}/${search}`, 'cache-control': 'public, max-age=5400' },
  });
}
