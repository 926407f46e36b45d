import { debugName } from '../limits.ts';
import { firstOf, type RequestFacts } from './request-facts.ts';

/** Debug services are on when the query or the cookie says so; `0` and `false` switch them off. */
export function isDebug({ query, cookies }: Pick<RequestFacts, 'query' | 'cookies'>): boolean {
  const value = firstOf(query, debugName) ?? firstOf(cookies, debugName);
  return value !== undefined && value !== '0' && value !== 'false';
}
