/**
 * The id under which a reader is counted: the one the page gave, and only while nothing asks for less. The script
 * keeps nothing in the browser itself.
 */
export function readerToName(
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
  const asksForLess =
    limitedAds || nonPersonalizedAds || restrictDataProcessing || childDirectedTreatment || underAgeOfConsent;
  return asksForLess || treatments.includes('disablePersonalization') ? undefined : given;
}
