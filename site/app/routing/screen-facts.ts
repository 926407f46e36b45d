import type { CriteriaFacts } from '#content/entities/criteria.ts';
import { screenFor } from './screen-for.ts';

/** Route and page type of a path, as far as the path determines them. */
export function screenFacts(path: string): Pick<CriteriaFacts, 'routeName' | 'pageType'> | null {
  const route = screenFor(path)?.route;
  return route ? { routeName: route.name, pageType: route.composes?.pageType } : null;
}
