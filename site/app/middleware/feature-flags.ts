import type { MiddlewareFunction } from 'react-router';
import type { CriteriaFacts } from '#content/entities/criteria.ts';
import { evaluateFeatures, featureOverrides } from '#content/rules/feature-flags.ts';
import { editionContext, featuresContext, screenOf, siteContext } from '../routing/navigation.ts';

/**
 * The feature flags of this navigation. Computed lazily, because a flag may depend on the edition and on the story,
 * which are known later.
 */
export const featureFlags: MiddlewareFunction = (navigation) => {
  const { context, url } = navigation;
  const overrides = featureOverrides(Object.fromEntries(url.searchParams));
  context.set(featuresContext, (story) => {
    const facts: CriteriaFacts = {
      edition: context.get(editionContext),
      routeName: screenOf(navigation)?.route.name ?? 'unmatched',
      path: url.pathname,
      topicSlugs: [],
      isLiveBlog: false,
      ...story,
    };
    return evaluateFeatures(context.get(siteContext).settings.features, facts, overrides);
  });
};
