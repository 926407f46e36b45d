import { type ConsentCategory, consentCategories } from '#content/entities/script-tag.ts';
import { type ConsentFacts, decideConsent } from '#content/rules/consent/decide-consent.ts';

/**
 * Whether the settings show a category as on: by the stored answer, else by what runs here without one. Targeting that
 * only waits for the service to report the privacy signal is on, too: saving another choice must not refuse it.
 */
export function isPreselected(category: ConsentCategory, facts: ConsentFacts): boolean {
  const { answered, unknown, isDoNotSell } = facts;
  if (answered) return answered.includes(category);
  const { performance, targeting } = consentCategories;
  const isAllowed = (id: ConsentCategory) => decideConsent(id, facts).allowed;
  const isWaiting = category === targeting && !isDoNotSell && unknown?.includes(targeting) === true;
  // Where a reader has to agree first, nothing runs without an answer: then waiting is no consent.
  return isAllowed(category) || (isWaiting && isAllowed(performance));
}
