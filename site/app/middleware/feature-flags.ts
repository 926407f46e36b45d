import type { CriteriaFacts } from '#content/entities/criteria.ts';
import { evaluateFeatures, featureOverrides } from '#content/rules/feature-flags.ts';
import type { Middleware } from '../routing/run-middleware.ts';

/**
 * The feature flags of this navigation. Computed lazily, because a flag may depend on the edition and on the story,
 * which are known later.
 */
export const featureFlags: Middleware = (navigation) => {
  const { site, url } = navigation;
  const overrides = featureOverrides(Object.fromEntries(url.searchParams));
  navigation.featuresFor = (story) => {
    const facts: CriteriaFacts = {
      edition: navigation.edition,
      routeName: navigation.screen?.route.name ?? 'unmatched',
      path: url.pathname,
      topicSlugs: [],
      isLiveBlog: false,
      ...story,
    };
    return evaluateFeatures(site.settings.features, facts, overrides);
  };
};
