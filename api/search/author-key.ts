import { searchAuthorSlug } from '#content/rules/search-author-slug.ts';
import type { Directory } from '../memory/directory.ts';

/** The key the index files an author under. Addresses name authors search-style; keys themselves still work. */
export function authorKeyOf(named: string, { authors, authorsBySlug }: Directory): string {
  if (authorsBySlug.has(named) || authors.has(named)) return named;
  for (const { author, key } of authors.values()) if (searchAuthorSlug(author) === named) return key;
  return named;
}
