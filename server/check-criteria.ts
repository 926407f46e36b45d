import { routes } from '#app/routing/routes.ts';
import type { AdSlotConfig } from '#content/entities/ad-slot-config.ts';
import type { Criteria } from '#content/entities/criteria.ts';
import type { Publication } from '#content/publication.ts';
import { adSlotNames } from '#content/rules/ad-slot-names.ts';

/** One wrong name in a criterion, and where it stands. */
export interface CriteriaProblem {
  path: (string | number)[];
  message: string;
}

const routeNames = new Set<string>(routes.map(({ name }) => name));

/** Criteria may only name routes and editions there are: a misspelt one would silently hold for nobody. */
export function nameProblems(
  when: Criteria,
  { locales }: Pick<Publication, 'locales'>,
  path: CriteriaProblem['path'],
): CriteriaProblem[] {
  const problem = (place: string, message: string) => ({ path: [...path, place], message });
  const routesUnknown = (when.routes ?? []).filter((name) => !routeNames.has(name));
  const editionsUnknown = (when.editions ?? []).filter((name) => !locales.some(({ code }) => code === name));
  return [
    ...routesUnknown.map((name) => problem('routes', `there is no route ${name}`)),
    ...editionsUnknown.map((name) => problem('editions', `there is no edition ${name}`)),
    ...(when.not ? nameProblems(when.not, { locales }, [...path, 'not']) : []),
  ];
}

/** The criteria of the whole configuration. */
export function criteriaProblems(
  publication: Pick<Publication, 'features' | 'experiments' | 'locales' | 'ads' | 'scripts'>,
): CriteriaProblem[] {
  const problems: CriteriaProblem[] = [];
  const check = (when: Criteria, path: CriteriaProblem['path']): void => {
    problems.push(...nameProblems(when, publication, path));
  };
  for (const [name, value] of Object.entries(publication.features))
    if (typeof value !== 'boolean')
      value.chain.forEach(({ when }, index) => {
        check(when, ['features', name, 'chain', index, 'when']);
      });
  publication.experiments.forEach(({ criteria }, index) => {
    check(criteria, ['experiments', index, 'criteria']);
  });
  publication.scripts.forEach(({ when }, index) => {
    if (when) check(when, ['scripts', index, 'when']);
  });
  const checkSlots = ({ when }: Pick<AdSlotConfig, 'when'>, path: string[]) =>
    when && check(when, ['ads', ...path, 'when']);
  for (const [page, places] of Object.entries(publication.ads.pages))
    for (const [place, slots] of Object.entries(places)) checkSlots(slots, ['pages', page, place]);
  checkSlots(publication.ads.interstitial, ['interstitial']);
  if (publication.ads.auction) checkSlots(publication.ads.auction, ['auction']);
  return problems;
}

/** What a test changes about ads names tests, buckets and slots there are, or nobody would ever get it. */
export function variantProblems({
  ads,
  experiments,
}: Pick<Publication, 'ads' | 'experiments'>): CriteriaProblem[] {
  const slots = adSlotNames(ads);
  return Object.entries(ads.variants ?? {}).flatMap(([id, buckets]) => {
    const test = experiments.find((one) => one.id === id);
    if (!test) return [{ path: ['ads', 'variants', id], message: `there is no test ${id}` }];
    return Object.entries(buckets).flatMap(([bucket, { caps = {} }]) => {
      const path = ['ads', 'variants', id, bucket];
      if (!test.allocations.some((one) => one.bucket === bucket))
        return [{ path, message: `${id} has no bucket ${bucket}` }];
      const unknown = Object.keys(caps).filter((name) => !slots.has(name));
      return unknown.map((name) => ({ path: [...path, 'caps'], message: `there is no slot ${name}` }));
    });
  });
}
