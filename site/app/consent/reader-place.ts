import type { Place } from '#content/rules/consent/consent-cookies.ts';
import { consentPlace, reportedPlace } from './consent-platform.ts';

let latest: Place | undefined;

/** A newer response of the service replaces the location that the consent platform caches for the tab. */
export function setLatestPlace(place: Place): void {
  latest = place;
  dispatchEvent(new CustomEvent(consentPlace));
}

/** The reader's location by request header, or by the geo cookie without one; empty until known. */
export const latestPlace = (): Place => latest ?? reportedPlace();
