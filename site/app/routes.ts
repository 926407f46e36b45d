import { pictureListingLastPage, verticalTopics } from '#content/limits.ts';
import type { PageType } from '#content/page/composed-page.ts';
import { maxAgeForRoute } from '#content/rules/max-age.ts';
import { parsePicturesPage } from '#content/rules/page-number.ts';
import { type RouteName, routePatterns } from '#content/rules/route-paths.ts';
import { isTopicListingSlug } from '#content/rules/topic-listing.ts';
import type { PageName } from './pages.ts';

export type LayoutName = 'default' | 'landing' | 'newsletter' | 'error' | 'empty';
export type PathParams = Readonly<Record<string, string>>;

/** What a route says about its screen, beside its address. */
export interface RouteMeta {
  /** The file in `pages/` that draws it. */
  page: PageName;
  /** What the composer is asked for; without a slug here, the slug of the path. */
  composes?: { pageType: PageType; slug?: string };
  layout?: LayoutName;
  /** Seconds; anything but a non-negative number means the default of every page. */
  maxAge?: number;
  hasEditions?: boolean;
  showHeader?: boolean;
  showLargeHeader?: boolean;
  /** More stories may follow this one on the same page. */
  isSeamless?: boolean;
  isSponsored?: boolean;
  /** All its pages are drawn from one answer: a browser that has it turns them without asking again. */
  sharesPages?: boolean;
  /** Stands alone on its ink, whatever the flags say. */
  hasNoSkybox?: boolean;
  /** Other sites may show it in a frame. */
  isEmbeddable?: boolean;
  /** For a signed-in reader: a browser checks the session, and no cache keeps the page. */
  needsSession?: boolean;
  /** Search engines are asked to leave it alone: it is one reader's business. */
  noIndex?: boolean;
  /** Another route that owns the canonical address of what this one shows. */
  canonicalRoute?: RouteName;
  /** This address only leads to another one. */
  redirectTo?: RouteName;
  /** A document without the site's frame and scripts: browsers open it afresh. */
  isDocument?: boolean;
  /** The last word on whether the parameters make a page; may throw an error with a status. */
  validator?: (params: PathParams, pageNumber: number) => boolean;
}

export interface Route extends RouteMeta {
  /** The specification's name of the route. */
  name: string;
  /** `{pageNumber?}` is digits; every other `{x}` is a slug, and `{x?}` may be left out. */
  path: string;
}

const at = (name: RouteName, meta: RouteMeta): Route => ({
  name,
  path: routePatterns[name],
  maxAge: maxAgeForRoute(name),
  ...meta,
});

const listing = (slug: string): RouteMeta => ({ page: 'listing', composes: { pageType: 'listing', slug } });
/** A text of the house, such as a policy, by the name it is stored under. */
const text = (slug: string): RouteMeta => ({ page: 'composed', composes: { pageType: 'static', slug } });
const topicDoor: RouteMeta = { page: 'topics', composes: { pageType: 'topic-listing', slug: 'latest' } };
const article: RouteMeta = { page: 'article', composes: { pageType: 'article' }, isSeamless: true };

const video: RouteMeta = { page: 'video', composes: { pageType: 'video' }, hasNoSkybox: true };

const isVertical = ({ topic1 = '' }: PathParams) => (verticalTopics as readonly string[]).includes(topic1);
const isAuthFlow = ({ slug = '' }: PathParams) =>
  slug === 'terms-of-service' || slug === 'registration-success';
/** `/topic/5/` is page 5 of the topics door, whatever a topic may be called. */
const isNoNumber = ({ slug = '' }: PathParams) => !/^\d+$/.test(slug);

/** `/pictures/5/2/` is nothing: 0 to 724 are pages of the gallery listing, never a gallery. */
const isGallery = ({ slug = '' }: PathParams) => parsePicturesPage(slug) === undefined;

/** Every screen, in the order of the specification; the first one whose address fits a path wins. */
export const routes: readonly Route[] = [
  at('front-door', {
    page: 'front-door',
    composes: { pageType: 'front-door', slug: 'home' },
    hasEditions: true,
  }),
  at('article', article),
  at('sponsored-article', { ...article, isSponsored: true }),
  at('article-topic', { ...article, validator: isVertical }),
  at('article-topic-longform', { ...article, showLargeHeader: false }),
  at('sem-landing', { page: 'composed', composes: { pageType: 'landing' }, layout: 'landing' }),
  at('auth-flow', {
    page: 'composed',
    composes: { pageType: 'static' },
    layout: 'empty',
    validator: isAuthFlow,
    noIndex: true,
  }),
  at('collection', { page: 'collection', composes: { pageType: 'collection' }, isSeamless: true }),
  at('about', text('about')),
  at('best-products', listing('best-products')),
  at('deals', listing('deals')),
  at('feature', { page: 'composed', composes: { pageType: 'feature' } }),
  at('editorial_guidelines', text('editorial-guidelines')),
  // Other digits are a gallery's slug.
  at('galleries', { ...listing('pictures'), validator: (_, page) => page <= pictureListingLastPage }),
  at('gallery', {
    page: 'gallery',
    composes: { pageType: 'gallery' },
    sharesPages: true,
    hasNoSkybox: true,
    validator: isGallery,
  }),
  at('how-to', listing('how-to')),
  at('indepth-door', listing('in-depth')),
  at('innovation-index', {
    page: 'innovation-index',
    composes: { pageType: 'listing', slug: 'innovation-index' },
    showLargeHeader: false,
  }),
  at('latest', listing('latest')),
  at('newsletters', { ...listing('newsletters'), page: 'newsletters' }),
  at('newsletter-generator', {
    page: 'newsletter',
    composes: { pageType: 'newsletter' },
    layout: 'newsletter',
    isDocument: true,
  }),
  at('news', listing('news')),
  at('product-comparisons', listing('product-comparisons')),
  at('product-spotlights', listing('product-spotlights')),
  at('reprints', text('reprints')),
  at('reviews', listing('reviews')),
  at('video-door', { ...listing('video'), page: 'video-door', hasNoSkybox: true }),
  at('video-share', {
    page: 'video-share',
    composes: { pageType: 'video' },
    canonicalRoute: 'video',
    layout: 'empty',
    hasNoSkybox: true,
    isEmbeddable: true,
    noIndex: true,
  }),
  at('video', video),
  at('sponsored-video', { ...video, isSponsored: true }),
  at('meet-the-team', listing('meet-the-team')),
  at('author_profile', { page: 'author', composes: { pageType: 'author' } }),
  at('review', { page: 'review', composes: { pageType: 'review' } }),
  at('privacy-california', text('privacy-california')),
  at('privacy-policy', text('privacy-policy')),
  // Every search is a page of its own; kept ones would push out the pages that many read.
  at('search', {
    page: 'search',
    composes: { pageType: 'listing', slug: 'search' },
    maxAge: 0,
    noIndex: true,
  }),
  at('topics_door', topicDoor),
  { name: 'topic-listing-bare', path: '/topic/listing/', page: 'listing', redirectTo: 'topics_door' },
  {
    name: 'topic-listing-latest',
    path: '/topic/listing/latest/{pageNumber?}/',
    ...topicDoor,
    canonicalRoute: 'topics_door',
  },
  at('topic-listing', {
    page: 'topics',
    composes: { pageType: 'topic-listing' },
    validator: ({ slug = '' }) => isTopicListingSlug(slug),
  }),
  at('topic', { page: 'topic', composes: { pageType: 'topic' }, validator: isNoNumber }),
  at('tag', { page: 'listing', composes: { pageType: 'tag' } }),
  at('advertise', text('advertise')),
  at('blog', text('blog')),
  at('rssfeeds', text('rssfeeds')),
  at('sitemap', text('sitemap')),
  at('accessibility', text('accessibility')),
  at('licensing', text('licensing')),
  at('health-data-privacy', text('health-data-privacy')),
  at('user', { ...text('user'), page: 'user', needsSession: true, maxAge: 0, noIndex: true }),
  at('logout', { ...text('logout'), page: 'logout', needsSession: true, maxAge: 0, noIndex: true }),
  at('static-error', { page: 'error-static', layout: 'error', maxAge: 0 }),
  // Kept by the service worker, which shows it in place of pages that cannot be had.
  { name: 'offline', path: '/offline/', page: 'offline', layout: 'error', noIndex: true },
  { name: 'throw-error', path: '/_error/throw/', page: 'error-throw', layout: 'error', maxAge: 0 },
];
