interface SuppressionFacts {
  /** Set by editors on the video. */
  suppressAds: boolean;
  /** The URL parameter `adSuppress`. */
  adSuppress: string | null;
  hasTargetingConsent: boolean;
}

/** Ads are suppressed only if all three apply; a reader without consent alone gets a non-personalized one (VD-14). */
export function areVideoAdsSuppressed(facts: SuppressionFacts): boolean {
  return facts.suppressAds && facts.adSuppress === 'all' && !facts.hasTargetingConsent;
}
