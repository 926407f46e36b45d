/**
 * The reader id for frequency caps: the one the page set, unless a privacy setting forbids it. The script stores
 * nothing in the browser.
 */
export function identifiedReader(
  given: string | undefined,
  privacy: googletag.PrivacySettingsConfig,
  treatments: readonly string[],
): string | undefined {
  const {
    limitedAds,
    nonPersonalizedAds,
    restrictDataProcessing,
    childDirectedTreatment,
    underAgeOfConsent,
  } = privacy;
  const isLimited =
    limitedAds || nonPersonalizedAds || restrictDataProcessing || childDirectedTreatment || underAgeOfConsent;
  return isLimited || treatments.includes('disablePersonalization') ? undefined : given;
}
