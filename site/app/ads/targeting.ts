import type { AdTargeting } from '#content/entities/ad-targeting.ts';
import { adSubsessions } from '#content/limits.ts';
import { safeValue } from './query-overrides.ts';

/** What a page is about, as ads are told. */
export interface PageFacts {
  ptype: string;
  cid?: string | undefined;
  section?: string | undefined;
  collection?: string | undefined;
  sectopic?: string | undefined;
  pid?: string | undefined;
}

/** An experiment this reader takes part in. */
export interface Bucket {
  id: string;
  version: number | string;
  bucket: string;
}

export interface ReaderFacts {
  device: string;
  env: string;
  region: string;
  buckets: readonly Bucket[];
  viewGuid: string;
  isRegistered: boolean;
  /** Page views of this session. */
  pageViews: number;
}

export function testValue({ id, version, bucket }: Bucket): string {
  return `${id}|${version}|${bucket}`;
}

/** A session is told apart in six parts: each page view is the next one, the sixth lasts. */
export function subsessionOf(pageViews: number): number {
  return Math.min(Math.max(1, Math.trunc(pageViews) || 1), adSubsessions);
}

/** What may be said about any page to anybody: nothing of it is about a reader. */
export function contextualTargeting(page: PageFacts, reader: ReaderFacts): AdTargeting {
  const { device, env, region } = reader;
  return clean({ ...page, device, env, region });
}

/** With consent the request also says which tests, which visit, and whether somebody is registered. */
export function personalTargeting(
  page: PageFacts,
  reader: ReaderFacts,
  overrides: Readonly<Record<string, string>>,
): AdTargeting {
  const [bucket] = reader.buckets;
  return {
    ...contextualTargeting(page, reader),
    ...(bucket ? { test: testValue(bucket) } : {}),
    vguid: reader.viewGuid,
    user: reader.isRegistered ? 'registered' : 'anon',
    subses: String(subsessionOf(reader.pageViews)),
    ...overrides,
  };
}

function clean(values: Readonly<Record<string, string | undefined>>): AdTargeting {
  const kept = Object.entries(values).flatMap(([key, value]) => {
    const safe = value === undefined ? '' : safeValue(value);
    return safe === '' ? [] : [[key, safe]];
  });
  return Object.fromEntries(kept);
}
