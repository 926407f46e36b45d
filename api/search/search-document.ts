import type { StoryType } from '#content/entities/story-types.ts';
import { plainWords } from '#content/rules/search-words.ts';
import { isListed } from '../lists/scope-names.ts';
import type { SearchTable } from '../tables/content-tables.ts';

export type SearchDocument = SearchTable;

/** What of a story's card can be searched. */
interface Findable {
  type: StoryType;
  title: string;
  promoTitle?: string | undefined;
  description?: string | undefined;
  topics: readonly { slug: string }[];
  datePublished: string;
}

/** A topic finds its stories by its own name and by those above it. */
type Topics = ReadonlyMap<string, { name: string; above: readonly { name: string }[] }>;

/** What a published story can be found by; doors to stories (collections, features) are not found. */
export function searchDocumentOf(n: number, card: Findable, topics: Topics): SearchDocument | undefined {
  if (!isListed(card.type)) return undefined;
  const own = card.topics.flatMap(({ slug }) => topics.get(slug) ?? []);
  const names = own.flatMap((topic) => [...topic.above, topic]).map(({ name }) => name);
  return {
    story_n: n,
    type: card.type,
    published_at: Date.parse(card.datePublished),
    title: spaced([card.title, card.promoTitle]),
    dek: spaced([card.description]),
    topics: spaced(names),
  };
}

function spaced(texts: readonly (string | undefined)[]): string {
  return [...new Set(texts)].flatMap((text) => plainWords(text ?? '').map((word) => ` ${word}`)).join('');
}
