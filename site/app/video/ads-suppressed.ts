export interface SuppressionFacts {
  /** Of the video, as editors say. */
  suppressAds: boolean;
  /** `adSuppress` of the address. */
  adSuppress: string | null;
  hasTargetingConsent: boolean;
}

/** All three together keep ads away; a reader who did not agree alone gets one that is not made for them (VD-14). */
export function areVideoAdsSuppressed(facts: SuppressionFacts): boolean {
  return facts.suppressAds && facts.adSuppress === 'all' && !facts.hasTargetingConsent;
}
