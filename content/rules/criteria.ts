import type { Criteria, CriteriaFacts } from '../entities/criteria.ts';

/** Undefined: the fact is not known. */
type Truth = boolean | undefined;

const among = (list: readonly string[] | undefined, value: string | undefined): Truth =>
  list === undefined ? true : value === undefined ? undefined : list.includes(value);

const anyAmong = (list: readonly string[] | undefined, values: readonly string[]): Truth =>
  list === undefined || values.some((value) => list.includes(value));

const same = (wanted: boolean | undefined, fact: Truth): Truth =>
  wanted === undefined ? true : fact === undefined ? undefined : wanted === fact;

/** `US-WA`, whether the facts hold it whole or in its two parts. */
function regionOf({ country, region }: CriteriaFacts): string | undefined {
  return country && region && !region.includes('-') ? `${country}-${region}` : region;
}

function inQuery(wanted: Criteria['query'], query: CriteriaFacts['query']): Truth {
  if (wanted === undefined) return true;
  if (query === undefined) return undefined;
  return Object.entries(wanted).every(([name, values]) => {
    const value = Object.hasOwn(query, name) ? query[name] : undefined;
    return value !== undefined && (values === true || values.includes(value));
  });
}

function within(percentage: number | undefined, slot: CriteriaFacts['slot']): Truth {
  if (percentage === undefined) return true;
  return slot === undefined ? undefined : slot() < percentage;
}

const negated = (truth: Truth): Truth => (truth === undefined ? undefined : !truth);

/** Whether criteria match; undefined if that depends on a fact not known yet. */
export function criteriaTruth(when: Criteria, facts: CriteriaFacts): Truth {
  const truths = [
    among(when.routes, facts.routeName),
    among(when.pageTypes, facts.pageType),
    when.pathPrefixes === undefined || when.pathPrefixes.some((prefix) => facts.path.startsWith(prefix)),
    anyAmong(when.topics, facts.topicSlugs),
    among(when.editions, facts.edition),
    among(when.devices, facts.device),
    among(when.countries, facts.country ?? regionOf(facts)?.split('-')[0]),
    among(when.regions, regionOf(facts)),
    same(when.liveBlog, facts.isLiveBlog),
    same(when.registered, facts.isRegistered),
    same(when.loggedIn, facts.isLoggedIn),
    same(when.crawler, facts.isCrawler),
    inQuery(when.query, facts.query),
    within(when.percentage, facts.slot),
    when.not === undefined ? true : negated(criteriaTruth(when.not, facts)),
  ];
  if (truths.includes(false)) return false;
  return truths.includes(undefined) ? undefined : true;
}

/**
 * Whether every criterion that is given holds. No criterion at all always holds; one about a fact that is not known
 * never does, nor does its opposite: the page that is the same for everybody must not guess about a reader.
 */
export function matchesCriteria(when: Criteria, facts: CriteriaFacts): boolean {
  return criteriaTruth(when, facts) === true;
}
