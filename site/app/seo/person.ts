import type { Author } from '#content/entities/author.ts';
import { authorSlug } from '#content/rules/author-slug.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import { absoluteUrl } from './absolute-url.ts';

export function person(author: Author, siteUrl: string): object {
  const slug = authorSlug(author);
  return {
    '@type': 'Person',
    name: `${author.firstName} ${author.lastName}`.trim(),
    url: slug && absoluteUrl(pathFor('author_profile', { slug }), siteUrl),
  };
}

/** All authors. */
export function writers(
  { author, moreAuthors }: { author?: Author | undefined; moreAuthors: readonly Author[] },
  siteUrl: string,
): object[] {
  return [author, ...moreAuthors].flatMap((writer) => (writer ? [person(writer, siteUrl)] : []));
}
