import type { Publication } from '../publication.ts';
import { firstOf, type RequestFacts } from './request-facts.ts';

/** The header that carries a preview token on API calls, when the visitor's address has one. */
export function previewHeader(
  query: RequestFacts['query'],
  { queryName, headerName }: Publication['preview'],
): Record<string, string> {
  const token = firstOf(query, queryName);
  return token ? { [headerName]: token } : {};
}
