import type { AdTargeting } from '#content/entities/ad-targeting.ts';
import { safeValue } from './safe-value.ts';

/** What a page is about, as ads are told. */
export interface PageFacts {
  ptype: string;
  cid?: string | undefined;
  section?: string | undefined;
  collection?: string | undefined;
  sectopic?: string | undefined;
  pid?: string | undefined;
}

/** Where and for what a request is made. */
export interface RequestPlace {
  device: string;
  env: string;
  region: string;
}

/** What may be said about any page to anybody: nothing of it is about a reader. */
export function contextualTargeting(page: PageFacts, { device, env, region }: RequestPlace): AdTargeting {
  const kept = Object.entries({ ...page, device, env, region }).flatMap(([key, value]) => {
    const safe = value === undefined ? '' : safeValue(value);
    return safe === '' ? [] : [[key, safe]];
  });
  return Object.fromEntries(kept);
}
