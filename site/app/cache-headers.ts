import { cacheControlFor } from '#content/rules/max-age.ts';

/** Cache headers of a response; a page made for one reader is not stored at all. */
export function cacheHeaders(page: {
  status: number;
  maxAge: number;
  isPersonal: boolean;
  surrogateKeys: readonly string[];
}): Record<string, string> {
  if (page.isPersonal) return { 'Cache-Control': 'private, no-store', 'Surrogate-Control': 'no-store' };
  const { cacheControl, surrogateControl } = cacheControlFor(page.maxAge, page.status);
  return {
    'Cache-Control': cacheControl,
    'Surrogate-Control': surrogateControl,
    ...(page.surrogateKeys.length > 0 ? { 'Surrogate-Key': page.surrogateKeys.join(' ') } : {}),
  };
}
