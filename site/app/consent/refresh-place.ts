import { geoCookie } from '#content/limits.ts';
import { consentContextPath, parsePlace } from '#content/rules/consent/consent-model.ts';
import { parseCookies } from '#platform/cookies.ts';
import { latestPlace, setLatestPlace } from './reader-place.ts';

const timeoutMilliseconds = 5000;

/**
 * Requests the reader's location again: the consent platform caches it for the life of a tab, and readers travel.
 * Rejects if the request fails and no location is known.
 */
export async function refreshPlace(): Promise<void> {
  try {
    const response = await fetch(consentContextPath, { signal: AbortSignal.timeout(timeoutMilliseconds) });
    if (!response.ok) throw new Error(`Place lookup responded with ${response.status}`);
    const { country, region }: Record<string, unknown> = await response.json();
    const place = parsePlace([country, region].filter(Boolean).join('-'));
    const before = latestPlace();
    if (place.country !== before.country || place.region !== before.region) setLatestPlace(place);
  } catch (error) {
    const isKnown = latestPlace().country ?? parsePlace(parseCookies(document.cookie)[geoCookie]).country;
    if (!isKnown) throw error;
  }
}
