import { absoluteUrl } from './absolute-url.ts';

export function breadcrumbList(trail: readonly { title: string; url: string }[], siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absoluteUrl(url, siteUrl),
    })),
  };
}
