import type { StoryInput } from '#content/entities/story-input.ts';
import { picturesIn } from '#content/rules/images/pictures-in.ts';
import { isSponsored } from '#content/rules/is-sponsored.ts';
import { listsOf } from '../lists/story-lists.ts';
import type { Directory } from '../memory/directory.ts';
import { type SearchDocument, searchDocumentOf } from '../search/search-document.ts';
import { type SitemapEntries, sitemapEntriesOf } from '../sitemap/sitemap-entries.ts';
import type { PublishedRow } from '../store/published.ts';
import { cardOf } from './story-card.ts';
import { type StoryParts, splitParts } from './story-parts.ts';

export interface PublishedStory {
  row: PublishedRow;
  parts: StoryParts;
  scopes: string[];
  /** Undefined for types that search does not list, such as collections and special features. */
  document: SearchDocument | undefined;
  sitemap: SitemapEntries;
  /** The places of the pictures it shows. */
  pictures: string[];
}

interface Publishing {
  n: number;
  id: string;
  version: number;
  story: StoryInput;
  /** The date of publication: the first one, or now. */
  publishedAt: Date;
  now: Date;
}

/** A video that is not live is not published, whatever its state says. */
export function isVisible(story: StoryInput): boolean {
  return story.kind !== 'video' || story.metaData.status === 'LIVE';
}

/** Everything the store keeps for readers about one story. */
export function publishedRowsOf(
  { n, id, version, story, publishedAt, now }: Publishing,
  places: Pick<Directory, 'topics' | 'authors' | 'tags'>,
): PublishedStory {
  const { doc, parts, hasParts } = splitParts(story, n);
  const card = cardOf(story, id, publishedAt, now);
  return {
    row: {
      n,
      id,
      type: story.kind,
      slug: story.slug,
      version,
      section: card.section ?? null,
      article_type: card.articleType ?? null,
      layout_name: card.layoutName ?? null,
      is_sponsored: isSponsored({ section: card.section, topics: story.topics }) ? 1 : 0,
      has_parts: hasParts ? 1 : 0,
      published_at: publishedAt.getTime(),
      card: JSON.stringify(card),
      doc: JSON.stringify({ ...doc, id, datePublished: publishedAt.toISOString() }),
    },
    parts,
    scopes: listsOf(story, places),
    sitemap: sitemapEntriesOf({ n, story, publishedAt, now }, places),
    document: searchDocumentOf(n, story, card, places),
    pictures: [...picturesIn(story).keys()],
  };
}
