import { geoCookie } from '#content/limits.ts';
import {
  type ConsentContext,
  type ConsentRegion,
  chooseConsentModel,
  parsePlace,
} from '#content/rules/consent/consent-model.ts';
import { parseCookies } from '#content/rules/cookies.ts';

export interface ContextRules {
  regions: readonly ConsentRegion[];
  /** Set by the network in front, which knows where addresses are. */
  placeHeader: string;
}

/** What a request itself says about its reader: where they are, which rule holds there, and whether they said no. */
export function consentContext(headers: Headers, { regions, placeHeader }: ContextRules): ConsentContext {
  const place = parsePlace(
    parseCookies(headers.get('cookie') ?? undefined)[geoCookie] ?? headers.get(placeHeader) ?? undefined,
  );
  return { ...place, model: chooseConsentModel(place, regions), isGpc: headers.get('sec-gpc') === '1' };
}
