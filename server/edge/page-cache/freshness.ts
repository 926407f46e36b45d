import type { Lifetime } from './lifetime.ts';

/** What decides whether a cached page is fresh. */
export interface Aging {
  /** Milliseconds on the cache's clock. */
  storedAt: number;
  lifetime: Lifetime;
  /** Set when something on the page changed. `hard`: it was withdrawn. */
  purged?: { at: number; hard: boolean } | undefined;
  /** When rendering it again last failed; unset by the next success. */
  failedAt?: number | undefined;
}

export type Freshness = 'fresh' | 'stale' | 'on-error' | 'dead';

/** A change must be visible within one second; until then a reader never waits for the render of another. */
const purgeGraceMilliseconds = 1000;
/** While rendering fails, one attempt per this time; other readers get the old page at once. */
export const retryMilliseconds = 5000;

export function freshnessOf(page: Aging, now: number): Freshness {
  const age = Math.max(0, now - page.storedAt);
  const { maxAge, staleWhileRevalidate, staleIfError } = page.lifetime;
  if (!page.purged) {
    if (age < maxAge) return 'fresh';
    if (age < maxAge + staleWhileRevalidate) return 'stale';
  } else if (!page.purged.hard && now - page.purged.at < purgeGraceMilliseconds) {
    return 'stale';
  }
  return age < maxAge + staleIfError ? 'on-error' : 'dead';
}

export interface Decision {
  /** `wait`: the reader waits for a render. */
  serve: 'hit' | 'stale' | 'wait';
  /** Start a render in the background. */
  revalidate: boolean;
  /** If the render fails, the old page may still be given. */
  fallback: boolean;
}

export function decide(page: Aging | undefined, now: number): Decision {
  const freshness = page ? freshnessOf(page, now) : 'dead';
  if (!page || freshness === 'dead') return { serve: 'wait', revalidate: false, fallback: false };
  if (freshness === 'fresh') return { serve: 'hit', revalidate: false, fallback: true };
  if (page.failedAt !== undefined) {
    return { serve: 'stale', revalidate: now - page.failedAt >= retryMilliseconds, fallback: true };
  }
  if (freshness === 'stale') return { serve: 'stale', revalidate: true, fallback: true };
  return { serve: 'wait', revalidate: false, fallback: true };
}
