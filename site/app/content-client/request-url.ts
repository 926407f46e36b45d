import { messages } from '#content/errors.ts';
import { PageError } from '../site-error.ts';
import { type Definition, definitions, type RequestValues } from './definitions.ts';

export interface ApiAddress {
  /** Empty for the same origin. */
  baseUrl: string;
  site: string;
  apiKey: string;
}

/**
 * The whole address of a request. Values named in the path fill it, the others become the query; `apiKey` is added
 * once, and `edition` (given only on routes that have editions) never replaces one already there.
 */
export function requestUrl(
  name: string,
  values: RequestValues,
  address: ApiAddress,
  edition?: string,
  table: Readonly<Record<string, Definition>> = definitions,
): string {
  const definition = table[name];
  if (!definition) throw new PageError(500, messages.apiDefinitionMissing(name));
  const query = new URLSearchParams();
  const known: RequestValues = { site: address.site, experience: 'web', ...values };
  const path = definition.path.replace(/\{(\w+)\}/g, (_, part: string) => {
    const value = known[part];
    if (value === undefined || value === '') throw new PageError(500, messages.apiResourceMissing(part));
    return encodeURIComponent(String(value));
  });
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined && !definition.path.includes(`{${key}}`)) query.set(key, String(value));
  }
  if (!query.has('apiKey')) query.set('apiKey', address.apiKey);
  if (edition && !query.has('edition')) query.set('edition', edition);
  return `${address.baseUrl}${path}?${query}`;
}
