import { matchPattern, type PatternMatch, segmentsOf } from '#content/rules/match-pattern.ts';
import { type Route, routes } from './routes.ts';

/** A parsed path: which route, its slugs, and which page of its list. */
export interface Screen extends PatternMatch {
  route: Route;
}

/**
 * Server, browser, middleware and page cache all match paths here: the first route of the table whose pattern fits and
 * whose validator accepts the parameters. A validator may throw the error to show instead.
 * @example matchPath('/education/b/a/').screen // → article-topic, { topic1: 'education', topic2: 'b', slug: 'a' }
 */
export function matchPath(
  path: string,
  table: readonly Route[] = routes,
): { screen: Screen | null; error?: unknown } {
  const segments = segmentsOf(path);
  try {
    for (const route of segments ? table : []) {
      const match = matchPattern(route.path, segments ?? []);
      if (match && (route.validator?.(match.params, match.pageNumber) ?? true))
        return { screen: { route, ...match } };
    }
    return { screen: null };
  } catch (error) {
    return { screen: null, error };
  }
}

/** The screen of a path, or null. */
export const screenFor = (path: string, table?: readonly Route[]) => matchPath(path, table).screen;
