import type { Edition } from '../entities/edition.ts';
import { defaultEdition, editionCookie, editionHeader, editionQueryNames } from '../limits.ts';
import { firstOf, type RequestFacts } from './request-facts.ts';

export function isEdition(code: string | undefined, locales: readonly Edition[]): code is string {
  return locales.some((locale) => locale.code === code);
}

/** Query, cookie, header, in this order; a value that is no edition of this site is ignored. */
export function choosePreferredEdition(
  { query, cookies, headers }: RequestFacts,
  locales: readonly Edition[],
): string {
  const candidates = [
    ...editionQueryNames.map((name) => firstOf(query, name)),
    firstOf(cookies, editionCookie),
    firstOf(headers, editionHeader),
  ];
  return candidates.find((code) => isEdition(code, locales)) ?? defaultEdition;
}
