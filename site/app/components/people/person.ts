import type { Author } from '#content/entities/author.ts';
import { authorSlug } from '#content/rules/author-slug.ts';
import { hrefOf } from '../section/href-of.ts';

type Person = Pick<Author, 'firstName' | 'lastName' | 'bureau' | 'profile'>;

/** Address of somebody's page; writers without one are named in plain text. */
export function personHref(person: Person): string | undefined {
  const slug = authorSlug(person);
  return slug ? hrefOf('author_profile', { slug }) : undefined;
}

export function personTitle(person: Pick<Author, 'title' | 'profile'>): string | undefined {
  return person.title ?? person.profile?.title;
}
