import { geoCookie } from '../limits.ts';
import type { Place } from './consent/consent-cookies.ts';
import { parsePlace } from './consent/consent-model.ts';
import { firstOf, type RequestFacts } from './request-facts.ts';

/** Where a request comes from: by the header of the network in front, by the geo cookie where there is none (SM-06). */
export function placeOfRequest(
  { headers, cookies }: Pick<RequestFacts, 'headers' | 'cookies'>,
  placeHeader: string | undefined,
): Place {
  const place = parsePlace(placeHeader && firstOf(headers, placeHeader));
  return place.country ? place : parsePlace(firstOf(cookies, geoCookie));
}
