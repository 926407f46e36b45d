import type { Author } from '#content/entities/author.ts';
import type { DirectoryAuthor } from '../memory/directory.ts';
import { presentAuthor } from './author.ts';
import type { PresentContext } from './context.ts';

/** The head of an author's page. Partner contributors share one page, with one head for all of them. */
export function presentAuthorHead(
  authors: readonly DirectoryAuthor[],
  context: PresentContext,
): { kind: 'items'; items: Author[]; words: { title: string; slug: string } } {
  const [first, ...others] = authors;
  const author: Author =
    first && others.length === 0
      ? presentAuthor(first.author, context)
      : {
          id: first?.key ?? '',
          username: first?.key ?? '',
          firstName: 'Partner',
          lastName: 'Contributors',
          profile: { title: 'Partner Contributor' },
        };
  const title = `${author.firstName} ${author.lastName}`.trim();
  return { kind: 'items', items: [author], words: { title, slug: first?.key ?? '' } };
}
