import type { Stories } from '#design/stories.ts';
import { CoverageBadge } from './coverage-badge.tsx';

export const stories: Stories = {
  live: () => <CoverageBadge state="live" />,
  ended: () => <CoverageBadge state="ended" />,
};
