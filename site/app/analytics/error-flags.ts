import type { Criteria, CriteriaFacts } from '#content/entities/criteria.ts';
import type { FeatureValue } from '#content/entities/feature-flag.ts';
import { evaluateFeatures, type FeatureOverrides } from '#content/rules/feature-flags.ts';
import type { PageFlags } from './may-measure.ts';

/** What criteria ask of a page itself, and nobody can answer where an error stands in its place. */
const ofPage = { routes: undefined, pageTypes: undefined, topics: undefined, liveBlog: undefined };

const isAboutPage = (when: Criteria | undefined): boolean =>
  when !== undefined &&
  (Object.keys(ofPage).some((name) => when[name as keyof Criteria] !== undefined) || isAboutPage(when.not));

/** A flag as far as it goes without a page: what asks about one switches nothing off, the rest of it still counts. */
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
 * Whether an error may be measured. Unlike tags of others, which never begin with an error (`scripts/is-on-here.ts`),
 * the house counts errors unless address, configuration or reader forbid it.
 */
export function errorFlags(
  { trackers, analytics }: Readonly<Record<'trackers' | 'analytics', FeatureValue>>,
  facts: Omit<CriteriaFacts, 'routeName' | 'topicSlugs' | 'isLiveBlog'>,
  overrides: FeatureOverrides,
): PageFlags {
  const flags = { trackers: withoutPage(trackers), analytics: withoutPage(analytics) };
  return evaluateFeatures(flags, { routeName: '', topicSlugs: [], isLiveBlog: false, ...facts }, overrides);
}
