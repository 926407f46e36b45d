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
} from '../navigation.ts';

/** How long the answer may be kept, and by which keys it can be taken back. */
export const cache: MiddlewareFunction = async (navigation, next) => {
  const { context, url } = navigation;
  // One reader's page: nothing of it may be kept, whatever the route says.
  context.set(
    maxAgeContext,
    context.get(sessionContext) ? 0 : acceptMaxAge(screenOf(navigation)?.route.maxAge),
  );
  const response = await next();
  if (!(response instanceof Response)) return response;
  const headers = cacheHeaders({
    status: response.status,
    // Where a story went may change again tomorrow; the way there is asked for each time.
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
