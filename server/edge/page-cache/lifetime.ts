import { staleIfErrorSeconds } from '#content/limits.ts';

/** How long a finished page may be used, in milliseconds from when it was rendered. */
export interface Lifetime {
  maxAge: number;
  staleWhileRevalidate: number;
  staleIfError: number;
}

/** Not-found pages are cached just long enough that a wrong link in the news does not become a render per reader. */
const notFoundSeconds = 10;

/**
 * Reads `Surrogate-Control`, the header the site writes for caches that we can purge.
 * Without one a page is not cached, except for not-found pages, which are cached briefly.
 */
export function lifetimeOf(status: number, surrogateControl: string | null): Lifetime | undefined {
  const directives = parseDirectives(surrogateControl ?? '');
  const maxAge = directives.get('max-age') ?? (status === 404 ? notFoundSeconds : 0);
  if (maxAge <= 0) return undefined;
  const seconds = status === 404 ? Math.min(maxAge, notFoundSeconds) : maxAge;
  return {
    maxAge: seconds * 1000,
    staleWhileRevalidate: (directives.get('stale-while-revalidate') ?? Math.max(seconds / 10, 1)) * 1000,
    // An old "not found" is no better than an error.
    staleIfError: status === 404 ? 0 : (directives.get('stale-if-error') ?? staleIfErrorSeconds) * 1000,
  };
}

function parseDirectives(header: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', value = ''] = part.trim().toLowerCase().split('=');
    if (/^\d{1,9}$/.test(value)) found.set(name, Number(value));
  }
  return found;
}

const cachedStatuses: ReadonlySet<number> = new Set([200, 301, 404]);

/** Whether other readers may get this response. The response decides, never the form of its URL. */
export function isShareable(headers: Headers): boolean {
  return !headers.has('set-cookie') && !/\b(no-store|private)\b/i.test(headers.get('cache-control') ?? '');
}

export function isStorable(status: number, headers: Headers): boolean {
  return cachedStatuses.has(status) && isShareable(headers);
}
