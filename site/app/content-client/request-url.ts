import { messages } from '#content/errors.ts';
import { PageError } from '../site-error.ts';
import { type Definition, definitions, type RequestValues } from './definitions.ts';

export interface ApiAddress {
  /** Empty for the same origin. */
  baseUrl: string;
  site: string;
  apiKey: string;
}

/** A request's values as text: path parameters and query. */
export interface RequestParts {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

/**
 * Builds a request's URL. Values named in the path are its parameters, the others become the query; `apiKey` is added
 * once, and `edition` (given only on routes that have editions) never replaces one already there.
 */
export function requestParts(
  name: string,
  values: RequestValues,
  address: Pick<ApiAddress, 'site' | 'apiKey'>,
  edition?: string,
  table: Readonly<Record<string, Definition>> = definitions,
): RequestParts {
  const definition = table[name];
  if (!definition) throw new PageError(500, messages.apiDefinitionMissing(name));
  const known: RequestValues = { site: address.site, experience: 'web', ...values };
  const params: Record<string, string> = {};
  for (const part of partsOf(definition.path)) {
    const value = known[part];
    if (value === undefined || value === '') throw new PageError(500, messages.apiResourceMissing(part));
    params[part] = String(value);
  }
  const query: Record<string, string> = {};
  for (const key in values) {
    const value = values[key];
    if (value !== undefined && !(key in params)) query[key] = String(value);
  }
  query.apiKey ??= address.apiKey;
  if (edition) query.edition ??= edition;
  return { params, query };
}

/** The whole address of a request. */
export function requestUrl(
  name: string,
  { params, query }: RequestParts,
  baseUrl: string,
  table: Readonly<Record<string, Definition>> = definitions,
): string {
  const template = table[name]?.path ?? '';
  const path = template.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(params[part] ?? ''));
  return `${baseUrl}${path}?${new URLSearchParams(query)}`;
}

const partNames = new Map<string, readonly string[]>();

/** The names in a path, read once. */
function partsOf(path: string): readonly string[] {
  const known = partNames.get(path) ?? [...path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => part);
  partNames.set(path, known);
  return known;
}
