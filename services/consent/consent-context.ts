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

/** Facts of the request: the reader's location, the rule that applies there, and whether the browser sends an opt-out signal. */
export function consentContext(headers: Headers, { regions, placeHeader }: ContextRules): ConsentContext {
  const cookies = parseCookies(headers.get('cookie') ?? undefined);
  const place = placeOfRequest({ headers: Object.fromEntries(headers), cookies }, placeHeader);
  return { ...place, model: chooseConsentModel(place, regions), isGpc: headers.get('sec-gpc') === '1' };
}
