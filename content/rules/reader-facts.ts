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

/** What a request tells about who sent it. The device only when somebody said it: nothing is guessed. */
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
