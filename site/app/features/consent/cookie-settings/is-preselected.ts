import { type ConsentCategory, consentCategories } from '#content/entities/script-tag.ts';
import { type ConsentFacts, decideConsent } from '#content/rules/consent/decide-consent.ts';

/**
 * Whether the settings show a category as on: by the stored answer, otherwise by what runs here without one. Targeting
 * that only waits for the service to report the privacy signal also counts as on: saving another choice must not reject
 * it.
 */
export function isPreselected(category: ConsentCategory, facts: ConsentFacts): boolean {
  const { answered, unknown, isDoNotSell } = facts;
  if (answered) return answered.includes(category);
  const { performance, targeting } = consentCategories;
  const isAllowed = (id: ConsentCategory) => decideConsent(id, facts).allowed;
  const isWaiting = category === targeting && !isDoNotSell && unknown?.includes(targeting) === true;
  // Where a reader has to opt in, nothing runs without an answer: pending is not consent.
  return isAllowed(category) || (isWaiting && isAllowed(performance));
}
