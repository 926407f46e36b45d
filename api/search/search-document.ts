import type { StoryInput } from '#content/entities/story-input.ts';
import { searchKindOf } from '#content/rules/search/search-kinds.ts';
import { isListed } from '../lists/scope-names.ts';
import type { Directory } from '../memory/directory.ts';
import type { StoryCard } from '../present/card.ts';
import type { SearchTable } from '../tables/content-tables.ts';
import { readableText } from './readable-text.ts';

export type SearchDocument = Omit<SearchTable, 'revision'>;
type SearchPlaces = Pick<Directory, 'topics' | 'authors' | 'tags'>;

/** What a published story can be found by; collections and features, which only lead to stories, are not found. */
export function searchDocumentOf(
  n: number,
  story: StoryInput,
  card: StoryCard,
  { topics, authors, tags }: SearchPlaces,
): SearchDocument | undefined {
  if (!isListed(card.type)) return undefined;
  // A topic finds its stories by its own name and by those above it.
  const found = story.topics
    .flatMap(({ slug }) => topics.get(slug) ?? [])
    .flatMap((topic) => [...topic.above, topic]);
  const writers = [story.authorId, ...story.moreAuthorIds].flatMap((id) =>
    id ? (authors.get(id) ?? []) : [],
  );
  return {
    story_n: n,
    type: card.type,
    kind: searchKindOf(card),
    published_at: Date.parse(card.datePublished),
    title: joined([card.title, card.promoTitle]),
    dek: joined([card.description]),
    topics: joined(found.map(({ name }) => name)),
    tags: joined(story.tags.map((slug) => tags.get(slug)?.name)),
    authors: joined(writers.map(({ author }) => `${author.firstName} ${author.lastName}`)),
    products: joined(productNames(story)),
    body: readableText(story),
    topic_slugs: spaced(found.map(({ slug }) => slug)),
    author_keys: spaced(writers.map(({ key }) => key)),
  };
}

function productNames(story: StoryInput): (string | undefined)[] {
  if (story.kind === 'article')
    return [
      ...story.listicles.map(({ hed }) => hed),
      ...story.reviewCards.map(({ productName }) => productName),
    ];
  if (story.kind !== 'review' && story.kind !== 'gallery') return [];
  const { relatedProduct } = story;
  return [
    'preferredProductName' in story ? story.preferredProductName : undefined,
    relatedProduct?.product?.name,
    relatedProduct?.manufacturer?.name,
  ];
}

const joined = (texts: readonly (string | undefined)[]): string =>
  [...new Set(texts)].filter((text) => text !== undefined && text !== '').join('\n');

const spaced = (slugs: readonly string[]): string => [...new Set(slugs)].map((slug) => ` ${slug}`).join('');
