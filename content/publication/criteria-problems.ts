import type { AdSlotConfig } from '../entities/ad-slot-config.ts';
import type { Criteria } from '../entities/criteria.ts';
import type { Problem } from './problem.ts';
import type { Publication } from './schema.ts';

/** Names that criteria may use. Routes belong to the site, so the caller passes them. */
interface KnownNames {
  routeNames: ReadonlySet<string>;
  locales: Publication['locales'];
}

/** Criteria may only name existing routes and editions: a misspelt name would never match, without any error. */
export function nameProblems(when: Criteria, known: KnownNames, path: Problem['path']): Problem[] {
  const unknownRoutes = (when.routes ?? []).filter((name) => !known.routeNames.has(name));
  const unknownEditions = (when.editions ?? []).filter(
    (name) => !known.locales.some(({ code }) => code === name),
  );
  return [
    ...unknownRoutes.map((name) => ({ path: [...path, 'routes'], message: `there is no route ${name}` })),
    ...unknownEditions.map((name) => ({
      path: [...path, 'editions'],
      message: `there is no edition ${name}`,
    })),
    ...(when.not ? nameProblems(when.not, known, [...path, 'not']) : []),
  ];
}

/** Checks the criteria of the whole configuration. */
export function criteriaProblems(
  publication: Pick<Publication, 'features' | 'experiments' | 'locales' | 'ads' | 'scripts'>,
  routeNames: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = [];
  const check = (when: Criteria, path: Problem['path']): void => {
    problems.push(...nameProblems(when, { routeNames, locales: publication.locales }, path));
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
  const checkSlots = ({ when }: Pick<AdSlotConfig, 'when'>, path: string[]) => {
    if (when) check(when, ['ads', ...path, 'when']);
  };
  for (const [page, places] of Object.entries(publication.ads.pages))
    for (const [place, slots] of Object.entries(places)) checkSlots(slots, ['pages', page, place]);
  checkSlots(publication.ads.interstitial, ['interstitial']);
  if (publication.ads.auction) checkSlots(publication.ads.auction, ['auction']);
  return problems;
}
