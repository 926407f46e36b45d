import type { FeatureName } from '#content/rules/feature-flags.ts';
import type { Route } from './routing/routes.ts';

/**
 * Galleries and videos never have a skybox. Sponsored articles have none unless the feature enables it, which also
 * holds for those kept free of other ads. Without ads there is none.
 */
export function showsSkybox(
  route: Pick<Route, 'isSponsored' | 'hasNoSkybox'>,
  features: Readonly<Partial<Record<FeatureName, boolean>>>,
  isSuppressed = false,
): boolean {
  if (!features.ads || route.hasNoSkybox) return false;
  return route.isSponsored ? features.isSponsoredArticleWithSkybox === true : !isSuppressed;
}
