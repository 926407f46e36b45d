import type { CriteriaFacts, CriteriaStep } from '../entities/feature-flag.ts';

type Criteria = CriteriaStep['when'];

const among = (list: readonly string[] | undefined, ...values: (string | undefined)[]) =>
  list === undefined || values.some((value) => value !== undefined && list.includes(value));

/** Whether every criterion that is given holds. No criterion at all always holds. */
export function matchesCriteria(when: Criteria, facts: CriteriaFacts): boolean {
  const { country, region } = facts;
  return (
    among(when.routes, facts.routeName) &&
    among(when.topics, ...facts.topicSlugs) &&
    among(when.editions, facts.edition) &&
    among(when.devices, facts.device) &&
    // `US-WA`, whether the facts hold it whole or in its two parts.
    among(when.regions, region, country && region ? `${country}-${region}` : undefined) &&
    (when.pathPrefixes === undefined || when.pathPrefixes.some((prefix) => facts.path.startsWith(prefix))) &&
    (when.liveBlog === undefined || when.liveBlog === facts.isLiveBlog)
  );
}
