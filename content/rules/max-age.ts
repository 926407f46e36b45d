import {
  articleMaxAgeSeconds,
  frontPageMaxAgeSeconds,
  pageMaxAgeSeconds,
  staleIfErrorSeconds,
} from '../limits.ts';
import type { RouteName } from './route-paths.ts';

/** The routes whose age is not the default. Topic and long-form articles, reviews and the California page have it. */
export const routeMaxAges: Partial<Record<RouteName, number>> = {
  article: articleMaxAgeSeconds,
  'sponsored-article': articleMaxAgeSeconds,
  about: articleMaxAgeSeconds,
  'privacy-policy': articleMaxAgeSeconds,
  'sem-landing': articleMaxAgeSeconds,
  'front-door': frontPageMaxAgeSeconds,
  latest: frontPageMaxAgeSeconds,
  news: frontPageMaxAgeSeconds,
  'auth-flow': 0,
};

/** Only a non-negative number is an age; anything else keeps the fallback. */
export function acceptMaxAge(value: unknown, fallback = pageMaxAgeSeconds): number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : fallback;
}

export function maxAgeForRoute(name: RouteName): number {
  return acceptMaxAge(routeMaxAges[name]);
}

export interface CacheHeaders {
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
