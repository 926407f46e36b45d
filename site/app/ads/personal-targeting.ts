import type { AdTargeting } from '#content/entities/ad-targeting.ts';
import { adSubsessions } from '#content/limits.ts';
import { contextualTargeting, type PageFacts, type RequestPlace } from './targeting.ts';

/** An experiment this reader takes part in. */
export interface Bucket {
  id: string;
  version: number | string;
  bucket: string;
}

export interface ReaderFacts extends RequestPlace {
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
