import type { AuthorFacts } from './author-slug.ts';

/** `Mary Ann`, `Smith` → `mary+ann-smith`; the editors' group joins with a plus: `daily+example+editors`. */
export function searchAuthorSlug(
  { firstName, lastName }: Pick<AuthorFacts, 'firstName' | 'lastName'>,
  separator = '-',
): string {
  const joint = lastName.trim() === 'Editors' ? '+' : separator;
  return `${firstName.trim()}${joint}${lastName.trim()}`.toLowerCase().replace(/\s+/g, '+');
}
