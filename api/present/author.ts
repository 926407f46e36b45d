import type { Author } from '#content/entities/author.ts';
import type { ContentLink } from '#content/entities/content-link.ts';
import type { PresentContext } from './context.ts';
import type { PresentImage } from './image.ts';

/** An author is the same object in all their stories, so that renderers can cache by object. */
const presented = new WeakMap<PresentImage, WeakMap<Author, Author>>();

export function presentAuthor(author: Author, { image }: PresentContext): Author {
  if (!author.image) return author;
  const people = presented.get(image) ?? new WeakMap<Author, Author>();
  presented.set(image, people);
  const known = people.get(author);
  if (known) return known;
  const shown = { ...author, image: image(author.image, 'portrait') };
  people.set(author, shown);
  return shown;
}

/** Authors by id, in that order; unknown ids are left out. */
export function presentAuthors(ids: readonly string[], context: PresentContext): Author[] {
  return ids.flatMap((id) => {
    const found = context.directory.authors.get(id);
    return found ? [presentAuthor(found.author, context)] : [];
  });
}

/** The author as shown on a card. */
export function presentAuthorInBrief(
  id: string | undefined,
  { directory }: PresentContext,
): ContentLink['author'] {
  const found = id === undefined ? undefined : directory.authors.get(id)?.author;
  if (!found) return undefined;
  const { username, firstName, lastName, bureau, profile } = found;
  return {
    id: found.id,
    username,
    firstName,
    lastName,
    ...(bureau ? { bureau } : {}),
    ...(profile ? { profile: { title: profile.title, bureau: profile.bureau } } : {}),
  };
}
