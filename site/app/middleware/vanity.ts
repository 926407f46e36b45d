import { testVanity } from '#app/middleware/vanity-test-mode.ts';
import type { VanityAnswer } from '#content/entities/vanity.ts';
import {
  vanityHeader,
  vanityMaskMaxAgeSeconds,
  vanityQueriesHeader,
  vanityTimeoutMilliseconds,
} from '#content/limits.ts';
import { isVanityExempt } from '#content/rules/vanity/exempt-paths.ts';
import {
  vanityIgnoredQuery,
  vanityLookupPath,
  vanityLookupQuery,
} from '#content/rules/vanity/lookup-path.ts';
import { isOldQueryAt, isOldStoryQuery } from '#content/rules/vanity/old-story-query.ts';
import { vanityOutcome } from '#content/rules/vanity/outcome.ts';
import { compositionOf } from '../routing/composition.ts';
import { type Navigation, showError, showInstead } from '../routing/navigation.ts';
import { Redirect } from '../routing/redirect.ts';
import type { Middleware } from '../routing/run-middleware.ts';
import { pageNotFound } from '../site-error.ts';

/** Resolves vanity paths. If the API does not respond in time the path is used as it is. */
export const vanity: Middleware = async (navigation, next) => {
  const { site, url } = navigation;
  if (isVanityExempt(url.pathname)) return;
  // Almost no path is a vanity path: its page is requested in parallel.
  compositionOf(navigation)?.catch(() => {});
  const entry = await lookUp(navigation).catch(() => undefined);
  if (!entry) return;
  const queries = entry.queries?.join(' ');
  const outcome = vanityOutcome(entry, {
    path: url.pathname,
    edition: navigation.edition,
    now: site.now(),
    hasMask: navigation.featuresFor({})['vanity.mask'] === true,
    ownDomains: site.settings.ownDomains,
  });
  const query = vanityLookupQuery(url.search);
  const isOld = isOldStoryQuery(url.pathname, query) || isOldQueryAt(entry.queries, query);
  if (outcome.kind === 'none' && isOld) return showError(navigation, pageNotFound());
  const marks: [string, string][] = [
    ...(queries ? [[vanityQueriesHeader, queries] as [string, string]] : []),
    ...(outcome.kind === 'none' ? [] : [[vanityHeader, url.pathname] as [string, string]]),
  ];
  if (marks.length === 0) return;
  if (outcome.kind === 'redirect') {
    const passedOn = entry.urlPath?.includes('?') ? vanityIgnoredQuery(url.search) : url.search;
    const to = outcome.to.includes('?') ? outcome.to : outcome.to + passedOn;
    throw new Redirect(to, outcome.status, { headers: marks });
  }
  if (outcome.kind === 'not-found') showError(navigation, pageNotFound());
  if (outcome.kind === 'mask') {
    showInstead(navigation, outcome.path);
    navigation.maxAge = vanityMaskMaxAgeSeconds;
  }
  const response = await next();
  if (response instanceof Response) for (const [name, value] of marks) response.headers.set(name, value);
};

async function lookUp(navigation: Navigation): Promise<VanityAnswer | undefined> {
  const { url, request, screen, surrogateKeys } = navigation;
  const { client, settings, looksUpUnmatched } = navigation.site;
  // In the browser such a path is the server's to answer.
  if (!screen && !looksUpUnmatched) return undefined;
  const path = vanityLookupPath(url.pathname, url.search);
  if (settings.vanity.testMode) return testVanity(path);
  const { data } = await client.request(
    'vanity',
    { path, contentType: screen?.route.composes?.pageType, slug: screen?.params.slug },
    {
      edition: navigation.edition,
      timeoutMilliseconds: vanityTimeoutMilliseconds,
      signal: request.signal,
      onSurrogateKeys: (keys) => {
        for (const key of keys) surrogateKeys.add(key);
      },
    },
  );
  return data;
}
