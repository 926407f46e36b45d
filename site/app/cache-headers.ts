import { cacheControlFor } from '#content/rules/max-age.ts';

/** The headers that say how long an answer may be kept; a page made for one person is not even stored. */
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
