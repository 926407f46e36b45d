import { SiteLink } from '#app/links/site-link.tsx';
import type { Author } from '#content/entities/author.ts';
import { authorName } from '../meta/story-meta.tsx';
import { personHref } from './person.ts';

type Person = Pick<Author, 'firstName' | 'lastName' | 'bureau' | 'profile'>;

/** A name, with a link when the person has a page. */
export function PersonName({ person }: { person: Person }) {
  const href = personHref(person);
  return href ? <SiteLink to={href}>{authorName(person)}</SiteLink> : <span>{authorName(person)}</span>;
}
