import { pageMaxAgeSeconds, staleIfErrorSeconds } from '../limits.ts';

/** Only a non-negative number is an age; anything else keeps the fallback. */
export function acceptMaxAge(value: unknown, fallback = pageMaxAgeSeconds): number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : fallback;
}

interface CacheHeaders {
  cacheControl: string;
  /** For a CDN: it may keep serving an old page while ours is broken. */
  surrogateControl: string;
}

/** Errors are never kept, whatever the route says. */
export function cacheControlFor(maxAge: number, status = 200): CacheHeaders {
  if (maxAge === 0 || status >= 400) return { cacheControl: 'no-cache', surrogateControl: 'no-store' };
  const revalidate = Math.max(1, Math.round(maxAge / 10));
  return {
    cacheControl: `public, max-age=${maxAge}, stale-while-revalidate=${revalidate}`,
    surrogateControl: `max-age=${maxAge}, stale-while-revalidate=${revalidate}, stale-if-error=${staleIfErrorSeconds}`,
  };
}
