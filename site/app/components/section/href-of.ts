import { publication } from '#config';

/** Addresses of the route names that menus, footer and cards use. */
const paths = {
  'front-door': '/',
  topic: '/topic/{slug}/',
  author_profile: '/meet-the-team/{slug}/',
  about: '/about/',
  advertise: '/advertise/',
  'best-products': '/best-products/',
  deals: '/deals/',
  galleries: '/pictures/',
  'how-to': '/how-to/',
  'indepth-door': '/in-depth/',
  latest: '/latest/',
  'meet-the-team': '/meet-the-team/',
  news: '/news/',
  newsletters: '/newsletters/',
  'privacy-california': '/do-not-sell-or-share-my-personal-information/',
  'privacy-policy': '/privacy-policy/',
  'product-comparisons': '/product-comparisons/',
  'product-spotlights': '/product-spotlights/',
  reprints: '/reprints/',
  reviews: '/reviews/',
  search: '/search/',
  sitemap: '/sitemap/',
  topics_door: '/topic/',
  user: '/user/',
  'video-door': '/video/',
} as const;

export type RouteName = keyof typeof paths;

export function hrefOf(name: string, params: Readonly<Record<string, string>> = {}): string {
  const path: string | undefined = (paths as Record<string, string>)[name];
  return path ? path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? '')) : '#';
}

/** Address of a footer link: one of our routes, or a configured link. */
export function hrefOfTarget(
  to: { route: string; params?: Readonly<Record<string, string>> } | { link: string },
): string {
  if ('route' in to) return hrefOf(to.route, to.params);
  const links: Readonly<Record<string, string>> = publication.links;
  return links[to.link] ?? '#';
}

export const topicHref = (slug: string) => hrefOf('topic', { slug });
