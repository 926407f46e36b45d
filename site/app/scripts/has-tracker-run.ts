import { isTracker } from '#app/scripts/tag-features.ts';
import type { TagRun } from './tag-registry.ts';

/** Whether a tag that measures or targets readers has run: it cannot be unloaded. */
export const hasTrackerRun = (runs: readonly Pick<TagRun, 'tag' | 'hasRun'>[]): boolean =>
  runs.some(({ tag, hasRun }) => hasRun && isTracker(tag));
