import {
  type ConsentContext,
  type ConsentRegion,
  chooseConsentModel,
} from '#content/rules/consent/consent-model.ts';
import { placeOfRequest } from '#content/rules/reader-place.ts';
import { parseCookies } from '#platform/cookies.ts';

export interface ContextRules {
  regions: readonly ConsentRegion[];
  /** Set by the network in front, which knows where addresses are. */
  placeHeader: string;
}

/** What a request itself says about its reader: where they are, which rule holds there, and whether they said no. */
export function consentContext(headers: Headers, { regions, placeHeader }: ContextRules): ConsentContext {
  const cookies = parseCookies(headers.get('cookie') ?? undefined);
  const place = placeOfRequest({ headers: Object.fromEntries(headers), cookies }, placeHeader);
  return { ...place, model: chooseConsentModel(place, regions), isGpc: headers.get('sec-gpc') === '1' };
}
