import type { AdTargeting } from '#content/entities/ad-targeting.ts';
import { safeValue } from './safe-value.ts';

/** Facts about a page for ad targeting. */
export interface PageFacts {
  ptype: string;
  cid?: string | undefined;
  section?: string | undefined;
  collection?: string | undefined;
  sectopic?: string | undefined;
  pid?: string | undefined;
  edition?: string | undefined;
}

/** The context of a request. */
export interface RequestPlace {
  device: string;
  env: string;
  region: string;
  /** The reader's country or region (`US`, `US-WA`) as the CDN reports it; does not identify the reader. */
  geo?: string | undefined;
}

/** Targeting without data about the reader; allowed without consent. */
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
