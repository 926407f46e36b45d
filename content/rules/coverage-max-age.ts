import type { ContentLink } from '../entities/content-link.ts';
import { liveBlogMaxAgeSeconds } from '../limits.ts';
import type { ComposedPage } from '../page/composed-page.ts';
import { coverageOfCard } from './card-coverage.ts';

/** Seconds a page may be cached: not beyond the end of coverage that it calls live, and briefly if it is that coverage. */
export function coverageMaxAge({ components }: ComposedPage['data'], maxAge: number, now: Date): number {
  const until = (end: string) => Math.max(1, Math.ceil((Date.parse(end) - now.getTime()) / 1000));
  let least = maxAge;
  for (const component of components) {
    if (!('meta' in component)) continue;
    const coverage = 'coverage' in component.data ? component.data.coverage : undefined;
    if (coverage?.state === 'live') least = Math.min(least, liveBlogMaxAgeSeconds, until(coverage.end));
    for (const item of component.items ?? []) {
      if (!('metaData' in item)) continue;
      const { state, end } = coverageOfCard(item as Pick<ContentLink, 'metaData'>);
      if (state === 'live' && end) least = Math.min(least, until(end));
    }
  }
  return least;
}
