import type { ContentLink } from '../entities/content-link.ts';
import type { CoverageState } from './live-coverage.ts';

/** Where a card of a live blog carries its state and its end. */
export function coverageOfCard({ metaData }: Pick<ContentLink, 'metaData'>): {
  state: CoverageState | undefined;
  end: string | undefined;
} {
  const { coverage, coverageEnd } = metaData ?? {};
  return {
    state: coverage === 'live' || coverage === 'ended' ? coverage : undefined,
    end: typeof coverageEnd === 'string' ? coverageEnd : undefined,
  };
}
