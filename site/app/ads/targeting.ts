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
  edition?: string | undefined;
}

/** Where and for what a request is made. */
export interface RequestPlace {
  device: string;
  env: string;
  region: string;
  /** Where the reader is, `US` or `US-WA`, as the network in front says it; who they are it does not say. */
  geo?: string | undefined;
}

/** What may be said about any page to anybody: nothing of it is about a reader. */
export function contextualTargeting(
  page: PageFacts,
  { device, env, region, geo }: RequestPlace,
): AdTargeting {
  return Object.fromEntries(safeEntries({ ...page, device, env, region, geo }));
}

export function safeEntries(values: Readonly<Record<string, string | undefined>>): [string, string][] {
  return Object.entries(values).flatMap(([key, value]): [string, string][] => {
    const safe = value === undefined ? '' : safeValue(value);
    return safe === '' ? [] : [[key, safe]];
  });
}
