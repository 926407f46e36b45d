import type { Publication } from '../publication/schema.ts';
import { isSafeLink } from './link-treatment.ts';
import { type SearchChoice, writeSearchChoice } from './search/search-filters.ts';

/**
 * Every path of the site, by the name of its route: links are built from it, and `site/app/routing/routes.ts` has the
 * settings of each route. `{name}` is required, `{name?}` may be left out together with its slash.
 */
export const routePatterns = {
  'front-door': '/',
  article: '/article/{slug}/',
  'article-entries': '/article/{slug}/{pageNumber?}/',
  'article-entry': '/article/{slug}/entry/{entry}/',
  'sponsored-article': '/paid-content/article/{slug}/',
  'article-topic': '/{topic1}/{topic2?}/{slug}/',
  'article-topic-longform': '/in-depth/{topic1}/{slug}/',
  'sem-landing': '/landing/{slug}/',
  'auth-flow': '/auth/flow/{slug}/',
  collection: '/collection/{slug}/{pageNumber?}/',
  about: '/about/',
  'best-products': '/best-products/{pageNumber?}/',
  deals: '/deals/{pageNumber?}/',
  feature: '/feature/{slug}/',
  editorial_guidelines: '/editorial-guidelines/',
  galleries: '/pictures/{pageNumber?}/',
  gallery: '/pictures/{slug}/{pageNumber?}/',
  'how-to': '/how-to/{pageNumber?}/',
  'indepth-door': '/in-depth/{pageNumber?}/',
  'innovation-index': '/innovation-index/',
  latest: '/latest/{pageNumber?}/',
  newsletters: '/newsletters/',
  'newsletter-generator': '/newsletter-generator/newsletter/{id}/',
  news: '/news/{pageNumber?}/',
  'product-comparisons': '/product-comparisons/{pageNumber?}/',
  'product-spotlights': '/product-spotlights/{pageNumber?}/',
  reprints: '/reprints/',
  reviews: '/reviews/{pageNumber?}/',
  'video-door': '/video/',
  video: '/video/{slug}/',
  'video-share': '/video/share/{slug}/',
  'sponsored-video': '/paid-content/video/{slug}/',
  'meet-the-team': '/meet-the-team/',
  author_profile: '/meet-the-team/{slug}/{pageNumber?}/',
  review: '/product/{slug}/',
  'privacy-california': '/do-not-sell-or-share-my-personal-information/',
  'privacy-policy': '/privacy-policy/',
  search: '/search/{pageNumber?}/',
  topics_door: '/topic/{pageNumber?}/',
  'topic-listing-bare': '/topic/listing/',
  'topic-listing-latest': '/topic/listing/latest/{pageNumber?}/',
  'topic-listing': '/topic/listing/{slug}/{pageNumber?}/',
  topic: '/topic/{slug}/{pageNumber?}/',
  tag: '/tags/{slug}/{pageNumber?}/',
  advertise: '/advertise/',
  blog: '/blog/',
  rssfeeds: '/rssfeeds/',
  sitemap: '/sitemap/',
  saved: '/saved/',
  user: '/user/',
  logout: '/user/logout/',
  accessibility: '/accessibility/',
  licensing: '/licensing/',
  'health-data-privacy': '/consumer-health-data-privacy/',
  'static-error': '/_error/static/',
  offline: '/offline/',
  'throw-error': '/_error/throw/',
} as const;

export type RouteName = keyof typeof routePatterns;

type Names<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
type Required<Name> = Name extends `${string}?` ? never : Name;
type Optional<Name> = Name extends `${infer Plain}?` ? Plain : never;
type Value = string | number | undefined;

/** What a route needs: its segments, and for search the query. */
type RouteParams<Name extends RouteName> = {
  [Key in Required<Names<(typeof routePatterns)[Name]>> & string]: string | number;
} & { [Key in Optional<Names<(typeof routePatterns)[Name]>>]?: Value } & (Name extends 'search'
    ? { q?: string | undefined; searchCorrelationId?: string | undefined } & SearchChoice
    : unknown);

type Needed<Name extends RouteName> =
  Record<string, never> extends RouteParams<Name>
    ? [params?: RouteParams<Name>]
    : [params: RouteParams<Name>];

/** Patterns taken apart once, for every link of every page: text, segment, text … where a segment is its name. */
const patternPieces = new Map<RouteName, readonly string[]>();

function piecesOf(name: RouteName): readonly string[] {
  const known = patternPieces.get(name);
  if (known) return known;
  const pieces = routePatterns[name].split(/\{(\w+\??)\}\/?/);
  patternPieces.set(name, pieces);
  return pieces;
}

function segment(route: RouteName, piece: string, params: Readonly<Record<string, Value>>): string {
  const isOptional = piece.endsWith('?');
  const key = isOptional ? piece.slice(0, -1) : piece;
  const value = params[key];
  const isFirstPage = key === 'pageNumber' && (value === undefined || Number(value) <= 1);
  if (isFirstPage || (isOptional && value === undefined)) return '';
  if (value === undefined || value === '') throw new Error(`Route ${route} needs ${key}`);
  return `${encodeURIComponent(value)}/`;
}

function fill(name: RouteName, params: Readonly<Record<string, Value>>): string {
  let path = '';
  for (const [index, piece] of piecesOf(name).entries())
    path += index % 2 === 0 ? piece : segment(name, piece, params);
  if (name !== 'search') return path;
  const query = new URLSearchParams();
  // `searchQuery` is written; `q` is only the parameter's name in the route.
  if (params.q) query.set('searchQuery', String(params.q));
  for (const [key, value] of writeSearchChoice(params as SearchChoice)) query.set(key, value);
  if (params.searchCorrelationId) query.set('searchCorrelationId', String(params.searchCorrelationId));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** `pathFor('topic', { slug: 'laptops', pageNumber: 2 })` → `/topic/laptops/2/`. The first page has no number. */
export function pathFor<Name extends RouteName>(name: Name, ...[params]: Needed<Name>): string {
  return fill(name, (params ?? {}) as Readonly<Record<string, Value>>);
}

const externalEditions: Readonly<Record<string, string>> = {
  edition_france: 'fr',
  edition_germany: 'de',
  edition_korea: 'kr',
  edition_japan: 'jp',
};

/**
 * Any named route, as menus and footers name them in the configuration: our own, editorial links, sister
 * editions and the narratives site. Unknown names and unsafe addresses give none.
 */
export function hrefFor(
  name: string,
  params: Readonly<Record<string, Value>>,
  publication: Pick<Publication, 'externalEditions' | 'narrativesUrl'>,
): string | undefined {
  if (name === 'editorial_link') {
    const link = String(params.linkUrl ?? '');
    return isSafeLink(link) ? link : undefined;
  }
  if (name === 'narratives') return publication.narrativesUrl;
  if (Object.hasOwn(externalEditions, name))
    return publication.externalEditions.find(({ code }) => code === externalEditions[name])?.url;
  return Object.hasOwn(routePatterns, name) ? fill(name as RouteName, params) : undefined;
}
