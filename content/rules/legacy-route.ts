import { videoSharePath } from './video-share-path.ts';
/** Paths the site has always had, by the name old templates use. `{slug}` and `{id}` are filled in. */
export const legacyRoutes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  us: {
    advertise: '/advertise/',
    blog: '/blog/',
    editorial_guidelines: '/editorial-guidelines/',
    feature: '/feature/{slug}/',
    galleries: '/pictures/',
    logout: '/user/logout/',
    about: '/about/',
    reprints: '/reprints/',
    reviews: '/reviews/',
    rssfeeds: '/rssfeeds/',
    news_rss: '/news/rss.xml',
    topic_rss: '/topic/{slug}/rss.xml',
    sitemap: '/sitemap/',
    sitemaps: '/sitemaps/',
    tag: '/tags/{slug}/',
    topics_door: '/topic/',
    video_share: videoSharePath('{slug}'),
    'privacy-california': '/do-not-sell-or-share-my-personal-information/',
    'privacy-policy': '/privacy-policy/',
    'auth-flow': '/auth/flow/{slug}/',
    'newsletter-generator': '/newsletter-generator/newsletter/{id}/',
  },
};

/** A legacy path, or `#` with a warning: an old template must never break a page. */
export function resolveLegacyRoute(
  name: string,
  edition: string,
  warn: (message: string) => void,
  params: Readonly<Record<string, string>> = {},
): string {
  const routes = Object.hasOwn(legacyRoutes, edition) ? legacyRoutes[edition] : undefined;
  const pattern = routes && Object.hasOwn(routes, name) ? routes[name] : undefined;
  const missing = pattern?.match(/\{(\w+)\}/)?.[1];
  if (pattern === undefined || (missing && !params[missing])) {
    warn(`No legacy route ${name} for edition ${edition}`);
    return '#';
  }
  return pattern.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
}
