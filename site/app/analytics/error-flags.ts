import type { Criteria, CriteriaFacts } from '#content/entities/criteria.ts';
import type { FeatureValue } from '#content/entities/feature-flag.ts';
import { evaluateFeatures, type FeatureOverrides } from '#content/rules/feature-flags.ts';
import type { PageFlags } from './may-measure.ts';

/** Criteria about the page itself, which are unknown on an error page. */
const ofPage = { routes: undefined, pageTypes: undefined, topics: undefined, liveBlog: undefined };

const isAboutPage = (when: Criteria | undefined): boolean =>
  when !== undefined &&
  (Object.keys(ofPage).some((name) => when[name as keyof Criteria] !== undefined) || isAboutPage(when.not));

/** The flag without its page criteria: they turn nothing off, the other criteria still apply. */
function withoutPage(value: FeatureValue): FeatureValue {
  if (typeof value === 'boolean') return value;
  const chain = value.chain.flatMap((step) => {
    const { when, is } = step;
    if (!isAboutPage(when)) return [step];
    const not = isAboutPage(when.not) ? undefined : when.not;
    return is ? [{ is, when: { ...when, ...ofPage, not } }] : [];
  });
  return { ...value, chain };
}

/**
 * Whether an error page may be measured. Unlike third-party tags, which never start on an error page
 * (`scripts/is-on-here.ts`), first-party measurement counts errors unless URL, configuration or reader forbid it.
 */
export function errorFlags(
  { trackers, analytics }: Readonly<Record<'trackers' | 'analytics', FeatureValue>>,
  facts: Omit<CriteriaFacts, 'routeName' | 'topicSlugs' | 'isLiveBlog'>,
  overrides: FeatureOverrides,
): PageFlags {
  const flags = { trackers: withoutPage(trackers), analytics: withoutPage(analytics) };
  return evaluateFeatures(flags, { routeName: '', topicSlugs: [], isLiveBlog: false, ...facts }, overrides);
}
