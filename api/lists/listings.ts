import type { StoryType } from '#content/entities/story-types.ts';
import { isBestList } from '#content/rules/is-best-list.ts';
import { isLongForm } from '#content/rules/is-long-form.ts';
import { isListed } from './scope-names.ts';

interface ListingFacts {
  type: StoryType;
  articleType?: string | undefined;
  section?: string | undefined;
  subType?: string | undefined;
  layoutName?: string | undefined;
}

interface Listing {
  title: string;
  holds(story: ListingFacts): boolean;
}

const isArticle = ({ type }: ListingFacts) => type === 'article';
const isUnsorted = ({ section, articleType }: ListingFacts) => !section && !articleType;

/** Every named listing page and the stories it contains. */
export const listings = {
  latest: { title: 'Latest', holds: ({ type }) => isListed(type) },
  // An article that no editor has sorted is news: a new publication has no sections yet.
  news: {
    title: 'News',
    holds: (story) =>
      isArticle(story) && (story.section === 'news' || (isUnsorted(story) && !isLongForm(story))),
  },
  reviews: { title: 'Reviews', holds: ({ type }) => type === 'review' },
  'best-products': {
    title: 'Best products',
    holds: (story) => isArticle(story) && isBestList({ type: story.articleType, section: story.section }),
  },
  deals: {
    title: 'Deals',
    holds: (story) => isArticle(story) && (story.articleType === 'deals' || story.section === 'deals'),
  },
  'how-to': {
    title: 'How to',
    holds: (story) => isArticle(story) && (story.articleType === 'guide' || story.section === 'how-to'),
  },
  'in-depth': { title: 'In depth', holds: (story) => isArticle(story) && isLongForm(story) },
  'product-comparisons': {
    title: 'Product comparisons',
    holds: (story) =>
      isArticle(story) && (story.articleType === 'review-multi' || story.section === 'product-comparisons'),
  },
  'product-spotlights': {
    title: 'Product spotlights',
    holds: (story) =>
      isArticle(story) && (story.articleType === 'product-promo' || story.section === 'product-spotlights'),
  },
  pictures: { title: 'Pictures', holds: ({ type }) => type === 'gallery' },
  video: { title: 'Video', holds: ({ type }) => type === 'video' },
} as const satisfies Record<string, Listing>;

export type ListingName = keyof typeof listings;
export const listingNames = Object.keys(listings) as ListingName[];

export function isListingName(name: string): name is ListingName {
  return Object.hasOwn(listings, name);
}

export function listingsOf(story: ListingFacts): ListingName[] {
  return listingNames.filter((name) => listings[name].holds(story));
}
