import type { Author } from '#content/entities/author.ts';
import { absoluteUrl } from './absolute-url.ts';
import { person } from './person.ts';

/** The page of one writer. */
export function profilePage(author: Author, siteUrl: string): object {
  const picture = author.image?.urls?.square_256;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: {
      ...person(author, siteUrl),
      jobTitle: author.title ?? author.profile?.title,
      description: author.bio ?? author.profile?.authorBio,
      image: picture && absoluteUrl(picture, siteUrl),
    },
  };
}
