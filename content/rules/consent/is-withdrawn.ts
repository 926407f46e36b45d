import type { ConsentCategory } from '../../entities/script-tag.ts';
import { type ConsentFacts, decideConsent } from './decide-consent.ts';

/**
 * Whether what was kept under a category has to go. Not everything that may not run yet was refused: before the platform
 * has spoken nobody knows whether a reader who never answered has to be asked at all, and a stored yes to targeting is
 * still a yes while it waits.
 */
export function isWithdrawn(category: ConsentCategory, facts: ConsentFacts): boolean {
  const { allowed, reason } = decideConsent(category, facts);
  if (allowed) return false;
  return reason !== 'not-answered' || (facts.active !== undefined && !facts.answered?.includes(category));
}
