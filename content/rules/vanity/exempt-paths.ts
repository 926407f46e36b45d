import { matchPattern, segmentsOf } from '../match-pattern.ts';
import { type RouteName, routePatterns } from '../route-paths.ts';

/** Routes whose paths never lead elsewhere, with their page numbers; paths below them may. */
const exemptRoutes: readonly RouteName[] = [
  'about',
  'newsletters',
  'editorial_guidelines',
  'video-door',
  'news',
  'galleries',
];

export function isVanityExempt(path: string): boolean {
  const segments = segmentsOf(path);
  return segments !== null && exemptRoutes.some((name) => matchPattern(routePatterns[name], segments));
}
