import type { ConsentCategory } from '#content/entities/script-tag.ts';
import { type ConsentFacts, decideConsent } from '#content/rules/consent/decide-consent.ts';

/**
 * Whether what was kept under a category has to go. Not everything that may not run yet was refused: before the platform
 * has spoken nobody knows whether a reader who never answered has to be asked at all, it may still wait to know when it
 * does, and a stored yes is a yes while it waits.
 */
export function isWithdrawn(category: ConsentCategory, facts: ConsentFacts): boolean {
  const { allowed, reason } = decideConsent(category, facts);
  if (allowed) return false;
  if (reason !== 'not-answered') return true;
  return facts.active !== undefined && !facts.answered && !facts.unknown?.includes(category);
}
