import { managedKinds } from '#content/managed/kinds.ts';
import { splitId } from '#content/managed/managed-kind.ts';
import { vanityAt } from '../memory/vanity-at.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import type { Reference } from './entry-store.ts';
import type { Surroundings } from './surroundings.ts';

/** Whether the thing that an entry names exists. */
export async function referenceExists(
  trx: ContentTransaction,
  { to, id }: Reference,
  around: Surroundings,
  vanities: ReadonlyMap<string, string>,
): Promise<boolean> {
  const { directory, links, texts } = around;
  switch (to) {
    case 'authors':
    case 'topics':
    case 'tags':
      return directory[to].has(id);
    case 'author-pages':
      return directory.authorsBySlug.has(id) || directory.authors.has(id);
    case 'link-lists':
      return links.has(id);
    case 'texts':
      return texts.has(id);
    case 'addresses':
      return vanityAt(vanities, id) !== undefined;
    case 'newsletters':
      return (
        (await trx.selectFrom('content_newsletters').select('id').where('id', '=', id).executeTakeFirst()) !==
        undefined
      );
    case 'published-stories':
      return (
        (await trx.selectFrom('content_published').select('n').where('id', '=', id).executeTakeFirst()) !==
        undefined
      );
    case 'stories': {
      const [type, slug] = [id.slice(0, id.indexOf('/')), id.slice(id.indexOf('/') + 1)];
      const row = await trx
        .selectFrom('content_stories')
        .select('n')
        .where('type', '=', type as never)
        .where('slug', '=', slug)
        .executeTakeFirst();
      return row !== undefined;
    }
  }
}

const labels: Readonly<Record<Reference['to'], string>> = {
  addresses: 'page at',
  'author-pages': managedKinds.authors.label,
  authors: managedKinds.authors.label,
  'link-lists': managedKinds['link-lists'].label,
  newsletters: managedKinds.newsletters.label,
  'published-stories': 'published story',
  stories: 'story',
  tags: managedKinds.tags.label,
  texts: managedKinds.texts.label,
  topics: managedKinds.topics.label,
};

/** `topic laptops`, for messages. */
export const referenceName = ({ to, id }: Reference): string => `${labels[to]} ${id}`;

/** Whether a reference means the entry of this kind and id. */
export function refersTo(
  reference: Reference,
  kind: string,
  id: string,
  { directory }: Pick<Surroundings, 'directory'>,
): boolean {
  if (kind === 'link-lists') return reference.to === kind && reference.id === splitId(id)[1];
  if (kind === 'authors' && reference.to === 'author-pages')
    return reference.id === id || reference.id === directory.authors.get(id)?.slug;
  return reference.to === kind && reference.id === id;
}
