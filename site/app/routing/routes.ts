import { type OwnRoute, ownRoutes } from '#config/overrides/routes.ts';
import {
  articleMaxAgeSeconds,
  frontPageMaxAgeSeconds,
  pictureListingLastPage,
  verticalTopics,
} from '#content/limits.ts';
import type { PageType } from '#content/page/composed-page.ts';
import { dealQueryNames } from '#content/rules/deals/deal-query.ts';
import type { PathParams } from '#content/rules/match-pattern.ts';
import { parsePicturesPage } from '#content/rules/page-number.ts';
import { type RouteName, routePatterns } from '#content/rules/route-paths.ts';
import { searchQueryNames } from '#content/rules/search/search-filters.ts';
import { taskQueryNames } from '#content/rules/task-minutes.ts';
import { isTopicListingSlug } from '#content/rules/topic-listing.ts';
import type { LayoutName, PageName } from './page-names.ts';

/** A route's settings, beside its path. */
interface RouteMeta {
  /** The file in `pages/` that renders it. */
  page: PageName;
  /** The composer's parameters; the slug defaults to that of the path. */
  composes?: { pageType: PageType; slug?: string };
  layout?: LayoutName;
  /** Seconds that caches may store the page; without one, the default of every page. */
  maxAge?: number;
  hasEditions?: boolean;
  /** Query parameters that change this page: part of the page cache's key, all others are dropped. */
  queryNames?: readonly string[];
  showHeader?: boolean;
  showLargeHeader?: boolean;
  /** More stories may follow this one on the same page. */
  isSeamless?: boolean;
  isSponsored?: boolean;
  /** All its pages come from one response: a browser that has it changes pages without a request. */
  sharesPages?: boolean;
  /** Never has a skybox, whatever the flags say. */
  hasNoSkybox?: boolean;
  /** Other sites may embed it in an iframe. */
  isEmbeddable?: boolean;
  /** For a signed-in reader: a browser checks the session, and no cache stores the page. */
  needsSession?: boolean;
  /** Not indexed by search engines: it is personal. */
  noIndex?: boolean;
  /** Another route that owns the canonical URL of this content. */
  canonicalRoute?: RouteName;
  /** This address only leads to another one. */
  redirectTo?: RouteName;
  /** A document without the site's shell and scripts: browsers load it as a document. */
  isDocument?: boolean;
  /** Final check whether the parameters make a page; may throw an error with a status. */
  validator?: (params: PathParams, pageNumber: number) => boolean;
}

export interface Route extends RouteMeta {
  /** The specification's name of the route. */
  name: string;
  /** `{pageNumber?}` is digits; every other `{x}` is a slug, and `{x?}` is optional. */
  path: string;
}

const at = (name: RouteName, meta: RouteMeta): Route => ({
  name,
  path: routePatterns[name],
  ...meta,
});

const listing = (slug: string): RouteMeta => ({ page: 'listing', composes: { pageType: 'listing', slug } });
/** A static text, such as a policy, by its stored name. */
const text = (slug: string): RouteMeta => ({ page: 'composed', composes: { pageType: 'static', slug } });
const topicsIndex: RouteMeta = { page: 'topics', composes: { pageType: 'topic-listing', slug: 'latest' } };
const article: RouteMeta = { page: 'article', composes: { pageType: 'article' }, isSeamless: true };

const video: RouteMeta = { page: 'video', composes: { pageType: 'video' }, hasNoSkybox: true };

const isVertical = ({ topic1 = '' }: PathParams) => (verticalTopics as readonly string[]).includes(topic1);
const isAuthFlow = ({ slug = '' }: PathParams) =>
  slug === 'terms-of-service' || slug === 'registration-success';
/** `/topic/5/` is page 5 of the topics index, whatever a topic may be called. */
const isNoNumber = ({ slug = '' }: PathParams) => !/^\d+$/.test(slug);

/** `/pictures/5/2/` does not exist: 0 to 724 are pages of the gallery listing, never a gallery. */
const isGallery = ({ slug = '' }: PathParams) => parsePicturesPage(slug) === undefined;

/** Our screens, in the order of the specification; the first route that matches a path wins. */
const productRoutes: readonly Route[] = [
  at('front-door', {
    page: 'front-door',
    maxAge: frontPageMaxAgeSeconds,
    composes: { pageType: 'front-door', slug: 'home' },
    hasEditions: true,
  }),
  at('article', { ...article, maxAge: articleMaxAgeSeconds }),
  // Older entries of a live blog; no other story has a second page.
  at('article-entries', { ...article, maxAge: articleMaxAgeSeconds, isSeamless: false }),
  // Leads to the page that has this entry now.
  at('article-entry', { ...article, isSeamless: false }),
  at('sponsored-article', { ...article, maxAge: articleMaxAgeSeconds, isSponsored: true }),
  at('article-topic', { ...article, validator: isVertical }),
  at('article-topic-longform', { ...article, showLargeHeader: false }),
  at('sem-landing', {
    page: 'composed',
    composes: { pageType: 'landing' },
    layout: 'landing',
    maxAge: articleMaxAgeSeconds,
  }),
  at('auth-flow', {
    page: 'composed',
    composes: { pageType: 'static' },
    layout: 'empty',
    validator: isAuthFlow,
    maxAge: 0,
    noIndex: true,
  }),
  at('collection', { page: 'collection', composes: { pageType: 'collection' }, isSeamless: true }),
  at('about', { ...text('about'), maxAge: articleMaxAgeSeconds }),
  at('best-products', { ...listing('best-products'), page: 'index-form' }),
  at('deals', { ...listing('deals'), page: 'deals', queryNames: dealQueryNames }),
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
  at('how-to', { ...listing('how-to'), page: 'index-form', queryNames: taskQueryNames }),
  at('indepth-door', { ...listing('in-depth'), hasNoSkybox: true }),
  at('innovation-index', {
    page: 'innovation-index',
    composes: { pageType: 'listing', slug: 'innovation-index' },
    showLargeHeader: false,
  }),
  at('latest', { ...listing('latest'), maxAge: frontPageMaxAgeSeconds }),
  at('newsletters', { ...listing('newsletters'), page: 'newsletters' }),
  at('newsletter-generator', {
    page: 'newsletter',
    composes: { pageType: 'newsletter' },
    layout: 'newsletter',
    isDocument: true,
  }),
  at('news', { ...listing('news'), maxAge: frontPageMaxAgeSeconds }),
  at('product-comparisons', listing('product-comparisons')),
  at('product-spotlights', listing('product-spotlights')),
  at('reprints', text('reprints')),
  at('reviews', { ...listing('reviews'), page: 'index-form' }),
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
  at('privacy-policy', { ...text('privacy-policy'), maxAge: articleMaxAgeSeconds }),
  // Every search is a page of its own; caching them would evict pages that many read.
  at('search', {
    page: 'search',
    composes: { pageType: 'listing', slug: 'search' },
    queryNames: searchQueryNames,
    maxAge: 0,
    noIndex: true,
    // No ad comes before the third result.
    hasNoSkybox: true,
  }),
  at('topics_door', topicsIndex),
  at('topic-listing-bare', { page: 'listing', redirectTo: 'topics_door' }),
  at('topic-listing-latest', { ...topicsIndex, canonicalRoute: 'topics_door' }),
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
  // The same document for everybody; the reading list itself is on the device.
  at('saved', { page: 'saved', noIndex: true, hasNoSkybox: true }),
  at('user', { ...text('user'), page: 'user', needsSession: true, maxAge: 0, noIndex: true }),
  at('logout', { ...text('logout'), page: 'logout', needsSession: true, maxAge: 0, noIndex: true }),
  at('static-error', { page: 'error-static', layout: 'error', maxAge: 0 }),
  // Cached by the service worker, which shows it in place of pages that cannot be loaded.
  at('offline', { page: 'offline', layout: 'error', noIndex: true }),
  at('throw-error', { page: 'error-throw', layout: 'error', maxAge: 0 }),
];

/** With the pages of a publication: its own paths come first, and a page that replaces one of Neutron's keeps its settings. */
export function withOwnRoutes(ours: readonly Route[], own: readonly OwnRoute[]): Route[] {
  const pageOf = new Map(own.map(({ name, replaces }) => [replaces as string | undefined, name]));
  return [
    ...own.flatMap(({ name, path, replaces: _, ...meta }) =>
      path === undefined ? [] : [{ ...meta, name, path, page: name }],
    ),
    ...ours.map((route) => ({ ...route, page: pageOf.get(route.name) ?? route.page })),
  ];
}

/** Every screen. */
export const routes: readonly Route[] = ownRoutes.length
  ? withOwnRoutes(productRoutes, ownRoutes)
  : productRoutes;
