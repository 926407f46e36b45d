import type { CriteriaFacts } from '../entities/criteria.ts';
import { isCrawler } from './crawler.ts';
import { type Device, reportedDevice } from './device.ts';
import { placeOfRequest } from './reader-place.ts';
import { firstOf, type RequestFacts } from './request-facts.ts';

export type ReaderFacts = Pick<
  CriteriaFacts,
  'device' | 'country' | 'region' | 'isRegistered' | 'isCrawler' | 'query'
>;

interface ReaderOptions {
  userAgent: string | undefined;
  isRegistered: boolean;
  /** In which the network in front says where a reader is. */
  placeHeader?: string | undefined;
}

/** Facts about the reader from the request. The device only if the request names it; it is never guessed. */
export function readerFacts(
  request: RequestFacts,
  { userAgent, isRegistered, placeHeader }: ReaderOptions,
  device: Device | undefined = reportedDevice(request),
): ReaderFacts {
  const query = Object.keys(request.query).map((name) => [name, firstOf(request.query, name) ?? '']);
  return {
    device,
    ...placeOfRequest(request, placeHeader),
    isRegistered,
    isCrawler: isCrawler(userAgent),
    query: Object.fromEntries(query),
  };
}
