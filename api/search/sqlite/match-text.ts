import { indexedFields } from '../document-words.ts';
import type { Clause } from '../query/understand-query.ts';

/** A clause list as FTS5 reads it. Stems are letters and digits only, and stand in quotation marks all the same. */
export function matchText(clauses: readonly Clause[], join: 'and' | 'or'): string {
  return clauses
    .map(({ alternatives }) => `(${alternatives.map(({ stems }) => `"${stems.join(' ')}"`).join(' OR ')})`)
    .join(join === 'and' ? ' AND ' : ' OR ');
}

/** Searches only the short fields: a story with every word there is about them. */
export function aboutText(clauses: readonly Clause[]): string {
  const short = indexedFields.filter((field) => field !== 'body').join(' ');
  return `{${short}} : (${matchText(clauses, 'and')})`;
}

/** Words that must all begin some word of a title. */
export function prefixText(words: readonly string[]): string {
  return words.map((word) => `"${word}" *`).join(' AND ');
}
