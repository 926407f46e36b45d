import { pathFor } from '#content/rules/route-paths.ts';
import { absoluteUrl } from './absolute-url.ts';

/** The site as a whole, and how it is searched. */
export function webSite({ siteUrl, brand }: { siteUrl: string; brand: { name: string } }): object {
  const search = absoluteUrl(pathFor('search'), siteUrl);
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand.name,
    url: absoluteUrl('/', siteUrl),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${search}?searchQuery={query}` },
      'query-input': 'required name=query',
    },
  };
}
