import { routes } from '#app/routes.ts';
import type { Criteria } from '#content/entities/criteria.ts';
import type { Publication } from '#content/publication.ts';

/** One wrong name in a criterion, and where it stands. */
export interface CriteriaProblem {
  path: (string | number)[];
  message: string;
}

const routeNames = new Set<string>(routes.map(({ name }) => name));

/** Criteria may only name routes and editions there are: a misspelt one would silently hold for nobody. */
export function criteriaProblems(
  publication: Pick<Publication, 'features' | 'experiments' | 'locales'>,
): CriteriaProblem[] {
  const editions = new Set(publication.locales.map(({ code }) => code));
  const problems: CriteriaProblem[] = [];
  const check = (when: Criteria, path: (string | number)[]): void => {
    for (const name of when.routes ?? [])
      if (!routeNames.has(name))
        problems.push({ path: [...path, 'routes'], message: `there is no route ${name}` });
    for (const code of when.editions ?? [])
      if (!editions.has(code))
        problems.push({ path: [...path, 'editions'], message: `there is no edition ${code}` });
    if (when.not) check(when.not, [...path, 'not']);
  };
  for (const [name, value] of Object.entries(publication.features))
    if (typeof value !== 'boolean')
      value.chain.forEach(({ when }, index) => {
        check(when, ['features', name, 'chain', index, 'when']);
      });
  publication.experiments.forEach(({ criteria }, index) => {
    check(criteria, ['experiments', index, 'criteria']);
  });
  return problems;
}
