import type { Author } from '#content/entities/author.ts';
import { authorSlug } from '#content/rules/author-slug.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import { searchAuthorSlug } from '#content/rules/search-author-slug.ts';
import { hrefOf } from '../../primitives/section/route-href.ts';

type Person = Pick<Author, 'firstName' | 'lastName' | 'bureau' | 'profile'>;

/** Path of a writer's page; writers without one are named in plain text. */
export function personHref(person: Person): string | undefined {
  const slug = authorSlug(person);
  return slug ? hrefOf('author_profile', { slug }) : undefined;
}

/** Search for everything by an author, also for those without a page of their own. */
export function searchByAuthor(person: Pick<Author, 'firstName' | 'lastName'>): string {
  return pathFor('search', {
    q: `${person.firstName} ${person.lastName}`.trim(),
    author: searchAuthorSlug(person),
  });
}

export function personTitle(person: Pick<Author, 'title' | 'profile'>): string | undefined {
  return person.title ?? person.profile?.title;
}
