import type { AdTargeting } from '#content/entities/ad-targeting.ts';
import { adSubsessions } from '#content/limits.ts';
import { contextualTargeting, type PageFacts, type RequestPlace } from './targeting.ts';

/** An experiment assignment of the reader. */
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

function testValue({ id, version, bucket }: Bucket): string {
  return `${id}|${version}|${bucket}`;
}

/** The part of the session, one per page view up to the sixth. */
export function subsessionOf(pageViews: number): number {
  return Math.min(Math.max(1, Math.trunc(pageViews) || 1), adSubsessions);
}

/** Targeting with consent: adds experiment, page view id and whether the reader is registered. */
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
