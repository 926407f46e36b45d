import type { ContentList } from '#content/entities/content-list.ts';
import type { NewsletterDoc } from '#content/entities/newsletter.ts';
import type { RichText } from '#content/entities/rich-text.ts';
import type { SeamlessItem } from '#content/entities/seamless-item.ts';
import type { Tag } from '#content/entities/tag.ts';
import type { PageType } from '#content/page/composed-page.ts';
import type { TopicListingSlug } from '#content/rules/topic-listing.ts';
import type { AnswerContext } from '../answer-context.ts';
import type { ListingName } from '../lists/listings.ts';
import type { Material } from '../memory/cached-values.ts';
import type { DirectoryAuthor, DirectoryTopic } from '../memory/directory.ts';
import type { PagePlace } from './list-scope.ts';

export type ComposedType = PageType | 'header' | 'footer';

export interface PageRequest {
  pageType: ComposedType;
  slug: string;
  pageNumber: number;
  /** Of a live blog: the page with this entry instead. */
  entry?: string | undefined;
  /** One component alone, and which part of its list. */
  only?: { componentId: string; limit: number | undefined; offset: number } | undefined;
}

/** The entity a page is about. */
export type MainThing =
  | { kind: 'story'; n: number; version: number; material: Material }
  | { kind: 'topic'; topic: DirectoryTopic }
  | { kind: 'author'; slug: string; authors: readonly DirectoryAuthor[] }
  | { kind: 'listing'; name: ListingName; title: string }
  | { kind: 'tag'; tag: Tag }
  | { kind: 'topic-listing'; tab: TopicListingSlug }
  | { kind: 'newsletter'; newsletter: NewsletterDoc }
  | { kind: 'text'; text: RichText }
  | { kind: 'front-door' };

/** A story of the seamless list, with its number. */
export interface Follower {
  n: number;
  item: SeamlessItem;
}

/** Result of a source: one entity, stories by number (their cards are loaded for the whole page at once), or items. */
export type Resolution =
  | { kind: 'entity'; data: unknown }
  | {
      kind: 'stories';
      numbers: number[];
      words?: Omit<ContentList, 'items'>;
      next?: string | undefined;
      labels?: string[];
      filterBy?: 'section' | undefined;
    }
  | { kind: 'items'; items: unknown[]; words?: Record<string, unknown> };

/** State of a page while it is composed. */
export interface PageWork {
  context: AnswerContext;
  request: PageRequest;
  main: MainThing | undefined;
  place: PagePlace;
  /** The layout shows the page's own list, so the main entry need not include it. */
  showsOwnList: boolean;
  /** The stories announced after the page's story, read once; undefined if the layout announces none. */
  following: Promise<Follower[]> | undefined;
  /** Stories shown higher on the page, and those announced at its end. */
  shown: Set<number>;
  keys: Set<string>;
  /** Set while a single requested component is resolved. */
  window: { limit: number | undefined; offset: number } | undefined;
}

/** The path of one component of a page. */
export function componentHref({ context, request }: PageWork, componentId: string): string {
  const { siteId } = context.publication;
  const path = [siteId, 'resource', request.pageType, request.slug, componentId, 'web'].map(
    encodeURIComponent,
  );
  return `/api/neutron/components/${path.join('/')}`;
}
