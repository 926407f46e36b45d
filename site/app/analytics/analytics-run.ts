import type { ConsentDecision } from '#content/rules/consent/decide-consent.ts';
import type { TagRun } from '../scripts/tag-registry.ts';
import type { measuredBy } from './measured-by.ts';

/**
 * Measurement as staff see it among the tags. It is code of the page and no tag, as it ends by itself when leave is
 * taken back, but it needs the same leave and stays away from the same pages.
 */
export function analyticsRun({ allowed, reason }: ConsentDecision, { now }: typeof measuredBy): TagRun {
  return {
    tag: { tagId: 'analytics', timing: 'queue', gdprCategory: 'C0002', ...(now ? { src: now.src } : {}) },
    state: !allowed ? 'waiting' : !now ? 'loading' : now.isMeasured ? 'ran' : 'rejected',
    reason,
  };
}
