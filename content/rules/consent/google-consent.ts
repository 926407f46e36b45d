import type { ConsentCategory } from '../../entities/script-tag.ts';

/** The types of Google consent mode, of seven, that a category covers. */
const typesOf: Readonly<Record<ConsentCategory, readonly string[]>> = {
  C0001: ['security_storage'],
  C0002: ['analytics_storage'],
  C0003: ['functionality_storage', 'personalization_storage'],
  C0004: ['ad_storage', 'ad_user_data', 'ad_personalization'],
  // Posts of other networks are none of Google's types.
  C0005: [],
};

/** The state of every type, by what a reader allows now. */
export function googleConsent(active: readonly string[]): Readonly<Record<string, 'granted' | 'denied'>> {
  return Object.fromEntries(
    Object.entries(typesOf).flatMap(([category, types]) =>
      types.map((type) => [type, active.includes(category) ? 'granted' : 'denied'] as const),
    ),
  );
}

/** How long Google's tags wait for the reader's stored answer. Milliseconds, as Google's documentation has it. */
const waitForUpdate = 500;

/** What holds until the consent platform reports an answer, or that none is needed where the reader is. */
export const googleConsentDefault = /* @__PURE__ */ defaultConsent();

function defaultConsent() {
  return { ...googleConsent([]), wait_for_update: waitForUpdate };
}
