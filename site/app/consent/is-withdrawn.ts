import type { ConsentCategory } from '#content/entities/script-tag.ts';
import { type ConsentFacts, decideConsent } from '#content/rules/consent/decide-consent.ts';

/**
 * Whether data stored under a category must be deleted. A category that may not run yet is not always rejected: the
 * platform may not have loaded, its service may not have responded, or stored consent is still pending.
 */
export function isWithdrawn(category: ConsentCategory, facts: ConsentFacts): boolean {
  const { allowed, reason } = decideConsent(category, facts);
  if (allowed) return false;
  if (reason !== 'not-answered') return true;
  return facts.active !== undefined && !facts.answered && !facts.unknown?.includes(category);
}
