import type { Content } from '#content/entities/content.ts';
import type { Image } from '#content/entities/image.ts';
import { presentAuthors } from './author.ts';
import { presentCollectionRefs } from './collection.ts';
import type { PresentContext } from './context.ts';
import { presentContentTopics } from './topic.ts';

/** The references every kind of story has, as its document names them. */
interface StoryReferences {
  authorId?: string | undefined;
  moreAuthorIds: string[];
  topics: { slug: string; primary: boolean }[];
  tags: string[];
  collections: string[];
  image?: Image | undefined;
  promoImage?: Image | undefined;
}

type Resolved = Pick<
  Content,
  | 'author'
  | 'moreAuthors'
  | 'topics'
  | 'tags'
  | 'collections'
  | 'primaryCollection'
  | 'image'
  | 'promoImage'
  | 'versionId'
>;

/** Replaces references by the current entries they refer to. */
export function presentReferences(doc: StoryReferences, version: number, context: PresentContext): Resolved {
  const { directory, image } = context;
  const [author] = doc.authorId ? presentAuthors([doc.authorId], context) : [];
  return {
    author,
    moreAuthors: presentAuthors(doc.moreAuthorIds, context),
    topics: presentContentTopics(doc.topics, context),
    tags: doc.tags.flatMap((slug) => directory.tags.get(slug) ?? []),
    ...presentCollectionRefs(doc.collections, context),
    image: doc.image && image(doc.image, 'main'),
    promoImage: doc.promoImage && image(doc.promoImage, 'main'),
    versionId: String(version),
  };
}
