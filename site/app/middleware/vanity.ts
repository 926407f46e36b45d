import { type MiddlewareFunction, redirect } from 'react-router';
import { testVanity } from '#app/middleware/vanity-test-mode.ts';
import type { VanityAnswer } from '#content/entities/vanity.ts';
import {
  vanityHeader,
  vanityMaskMaxAgeSeconds,
  vanityQueriesHeader,
  vanityTimeoutMilliseconds,
} from '#content/limits.ts';
import { isVanityExempt } from '#content/rules/vanity/exempt-paths.ts';
import { vanityIgnoredQuery, vanityLookupPath } from '#content/rules/vanity/lookup-path.ts';
import { vanityOutcome } from '#content/rules/vanity/outcome.ts';
import { compositionOf, forgetComposition } from '../routing/composition.ts';
import {
  editionContext,
  featuresContext,
  maxAgeContext,
  type Navigation,
  screenOf,
  showError,
  showInstead,
  siteContext,
  surrogateKeysContext,
} from '../routing/navigation.ts';
import { pageNotFound } from '../site-error.ts';

/** Resolves vanity paths. If the API does not respond in time the path is used as it is. */
export const vanity: MiddlewareFunction = async (navigation, next) => {
  const { context, url } = navigation;
  if (isVanityExempt(url.pathname)) return;
  // Almost no path is a vanity path: its page is requested in parallel.
  compositionOf(navigation)?.catch(() => {});
  const entry = await lookUp(navigation).catch(() => undefined);
  if (!entry) return;
  const queries = entry.queries?.join(' ');
  const { settings, now } = context.get(siteContext);
  const outcome = vanityOutcome(entry, {
    path: url.pathname,
    edition: context.get(editionContext),
    now: now(),
    hasMask: context.get(featuresContext)({})['vanity.mask'] === true,
    ownDomains: settings.ownDomains,
  });
  const marks: [string, string][] = [
    ...(queries ? [[vanityQueriesHeader, queries] as [string, string]] : []),
    ...(outcome.kind === 'none' ? [] : [[vanityHeader, url.pathname] as [string, string]]),
  ];
  if (marks.length === 0) return;
  if (outcome.kind === 'redirect') {
    const query = entry.urlPath?.includes('?') ? vanityIgnoredQuery(url.search) : url.search;
    const to = outcome.to.includes('?') ? outcome.to : outcome.to + query;
    throw redirect(to, { status: outcome.status, headers: marks });
  }
  if (outcome.kind === 'not-found') showError(navigation, pageNotFound());
  if (outcome.kind === 'mask') {
    showInstead(navigation, outcome.path);
    forgetComposition(navigation);
    context.set(maxAgeContext, vanityMaskMaxAgeSeconds);
  }
  const response = await next();
  if (response instanceof Response) for (const [name, value] of marks) response.headers.set(name, value);
  return response;
};

async function lookUp(navigation: Navigation): Promise<VanityAnswer | undefined> {
  const { context, url, request } = navigation;
  const { client, settings, looksUpUnmatched } = context.get(siteContext);
  const screen = screenOf(navigation);
  // In the browser such a path is the server's to answer.
  if (!screen && !looksUpUnmatched) return undefined;
  const path = vanityLookupPath(url.pathname, url.search);
  if (settings.vanity.testMode) return testVanity(path);
  const { data } = await client.request(
    'vanity',
    { path, contentType: screen?.route.composes?.pageType, slug: screen?.params.slug },
    {
      edition: context.get(editionContext),
      timeoutMilliseconds: vanityTimeoutMilliseconds,
      signal: request.signal,
      onSurrogateKeys: (keys) => {
        for (const key of keys) context.get(surrogateKeysContext).add(key);
      },
    },
  );
  return data;
}
