import { copy } from '#app/copy/site.ts';
import type { CoverageState } from '#content/rules/live-coverage.ts';
import { Badge } from '#design/badge/badge.tsx';

/** The one badge of a live blog: the same word on its page and on every card. */
export function CoverageBadge({ state }: { state: CoverageState }) {
  return <Badge kind={state}>{copy[state]}</Badge>;
}
