import { routePatterns } from '#content/rules/route-paths.ts';
import type { Screen } from './screen-for.ts';

/** The path of a screen, without a number on the first page: the inverse of `screenFor`. */
export function screenPath({ route, params, pageNumber }: Screen): string {
  const values: Record<string, string | undefined> = {
    ...params,
    pageNumber: pageNumber > 1 ? String(pageNumber) : undefined,
  };
  return route.path.replace(/\{(\w+)\??\}\//g, (_, name: string) => {
    const value = values[name];
    return value ? `${encodeURIComponent(value)}/` : '';
  });
}

/** The address a screen should be known by: its own, or that of the route it names as canonical. */
export function canonicalPathOf(screen: Screen): string {
  const { canonicalRoute } = screen.route;
  const path = canonicalRoute ? routePatterns[canonicalRoute] : screen.route.path;
  return screenPath({ ...screen, route: { ...screen.route, path } });
}
