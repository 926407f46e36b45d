import type { CriteriaFacts } from '../entities/criteria.ts';
import { geoCookie } from '../limits.ts';
import { isCrawler } from './crawler.ts';
import { type Device, toldDevice } from './device.ts';
import { firstOf, type RequestFacts } from './request-facts.ts';

export type ReaderFacts = Pick<
  CriteriaFacts,
  'device' | 'country' | 'region' | 'isRegistered' | 'isCrawler' | 'query'
>;

/** What a request tells about who sent it. The device only when somebody said it: nothing is guessed. */
export function readerFacts(
  request: RequestFacts,
  { userAgent, isRegistered }: { userAgent: string | undefined; isRegistered: boolean },
  device: Device | undefined = toldDevice(request),
): ReaderFacts {
  const [country, region] = (firstOf(request.cookies, geoCookie) ?? '').split('-', 2);
  const query = Object.keys(request.query).map((name) => [name, firstOf(request.query, name) ?? '']);
  return {
    device,
    country: country || undefined,
    region: region || undefined,
    isRegistered,
    isCrawler: isCrawler(userAgent),
    query: Object.fromEntries(query),
  };
}
