import type { Place } from '#content/rules/consent/consent-cookies.ts';
import { consentPlace, reportedPlace } from './consent-platform.ts';

let latest: Place | undefined;

/** The service answered again: its answer is newer than what the consent platform keeps for the tab. */
export function setLatestPlace(place: Place): void {
  latest = place;
  dispatchEvent(new CustomEvent(consentPlace));
}

/** Where the reader is by the place header, or by the geo cookie where there was none; empty until somebody answered. */
export const latestPlace = (): Place => latest ?? reportedPlace();
