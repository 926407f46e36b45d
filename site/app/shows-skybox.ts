import type { FeatureName } from '#content/rules/feature-flags.ts';
import type { Route } from './routes.ts';

/**
 * Galleries and videos stand alone on their ink. Sponsored articles have no skybox unless the feature brings it back,
 * which it does for those kept free of ads, too: it is about nothing else. Without ads nobody has one.
 */
export function showsSkybox(
  route: Pick<Route, 'isSponsored' | 'hasNoSkybox'>,
  features: Readonly<Partial<Record<FeatureName, boolean>>>,
  isSuppressed = false,
): boolean {
  if (!features.ads || route.hasNoSkybox) return false;
  return route.isSponsored ? features.isSponsoredArticleWithSkybox === true : !isSuppressed;
}
