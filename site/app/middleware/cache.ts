import { experimentQueryName } from '#content/limits.ts';
import { featureQueryNames } from '#content/rules/feature-flags.ts';
import { acceptMaxAge } from '#content/rules/max-age.ts';
import { cacheHeaders } from '../cache-headers.ts';
import type { Middleware } from '../routing/run-middleware.ts';

/** Sets how long the response may be cached, and its surrogate keys. */
export const cache: Middleware = async (navigation, next) => {
  const { needsSession, screen } = navigation;
  // A page for one reader must not be cached, whatever the route sets.
  navigation.maxAge = needsSession ? 0 : acceptMaxAge(screen?.route.maxAge);
  const response = await next();
  if (!(response instanceof Response)) return;
  const headers = cacheHeaders({
    status: response.status,
    // A redirect target may change again: redirects are not cached.
    maxAge: response.status === 200 ? navigation.maxAge : 0,
    // Previews, overridden flags and forced buckets are one person's view of a page.
    isPersonal: navigation.previewToken !== null || hasOverrides(navigation.url),
    surrogateKeys: [...navigation.surrogateKeys],
  });
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
};

function hasOverrides({ searchParams }: URL): boolean {
  return [...Object.values(featureQueryNames), experimentQueryName].some((name) => searchParams.has(name));
}
