import { geoCookie } from '#content/limits.ts';
import { consentContextPath, parsePlace } from '#content/rules/consent/consent-model.ts';
import { parseCookies } from '#platform/cookies.ts';
import { latestPlace, setLatestPlace } from './reader-place.ts';

const timeoutMilliseconds = 5000;

/**
 * Requests the reader's place again. The consent platform keeps it for the life of a tab, and readers travel meanwhile.
 * Rejects when the service does not answer and no place is known from elsewhere.
 */
export async function refreshPlace(): Promise<void> {
  try {
    const response = await fetch(consentContextPath, { signal: AbortSignal.timeout(timeoutMilliseconds) });
    if (!response.ok) throw new Error(`Place lookup answered ${response.status}`);
    const { country, region }: Record<string, unknown> = await response.json();
    const place = parsePlace([country, region].filter(Boolean).join('-'));
    const before = latestPlace();
    if (place.country !== before.country || place.region !== before.region) setLatestPlace(place);
  } catch (error) {
    const isKnown = latestPlace().country ?? parsePlace(parseCookies(document.cookie)[geoCookie]).country;
    if (!isKnown) throw error;
  }
}
