import type { Complete } from '../complete.ts';
import type { InnovationTrend } from '../entities/innovation-trend.ts';

export const innovationTrendExample: Complete<InnovationTrend> = {
  id: 'trend-solid-state',
  name: 'Solid-state batteries',
  slug: 'solid-state-batteries',
  rank: 2,
  previousRank: 5,
  value: 71.4,
  direction: 'up',
  history: [40, 42, 45, 44, 49, 52, 55, 58, 61, 64, 69, 71.4],
  topicSlug: 'energy',
};
