import type { MiddlewareFunction } from 'react-router';
import { experimentQueryName } from '#content/limits.ts';
import { featureQueryNames } from '#content/rules/feature-flags.ts';
import { acceptMaxAge } from '#content/rules/max-age.ts';
import { cacheHeaders } from '../cache-headers.ts';
import {
  maxAgeContext,
  previewContext,
  screenOf,
  sessionContext,
  surrogateKeysContext,
} from '../routing/navigation.ts';

/** Sets how long the response may be cached, and its surrogate keys. */
export const cache: MiddlewareFunction = async (navigation, next) => {
  const { context, url } = navigation;
  // A page for one reader must not be cached, whatever the route sets.
  context.set(
    maxAgeContext,
    context.get(sessionContext) ? 0 : acceptMaxAge(screenOf(navigation)?.route.maxAge),
  );
  const response = await next();
  if (!(response instanceof Response)) return response;
  const headers = cacheHeaders({
    status: response.status,
    // A redirect target may change again: redirects are not cached.
    maxAge: response.status === 200 ? context.get(maxAgeContext) : 0,
    // Previews, overridden flags and forced buckets are one person's view of a page.
    isPersonal: context.get(previewContext) !== null || hasOverrides(url),
    surrogateKeys: [...context.get(surrogateKeysContext)],
  });
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
};

function hasOverrides({ searchParams }: URL): boolean {
  return [...Object.values(featureQueryNames), experimentQueryName].some((name) => searchParams.has(name));
}
