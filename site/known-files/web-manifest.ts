import { themeColor } from '#content/limits.ts';
import type { Publication } from '#content/publication/schema.ts';
import { pathFor } from '#content/rules/route-paths.ts';

/** What a phone needs to install the site as an app. `icon` gives the name of a brand file in this build. */
export function webManifest({ brand }: Publication, icon: (name: string) => string): string {
  const png = (size: number) => ({
    src: icon(`favicon-${size}.png`),
    type: 'image/png',
    sizes: `${size}x${size}`,
  });
  const shortcut = (name: string, url: string) => ({ name, url });
  return JSON.stringify({
    id: '/',
    name: `${brand.name}: ${brand.slogan}`,
    short_name: brand.name,
    description: brand.description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: themeColor,
    theme_color: themeColor,
    icons: [
      // No SVG: a browser that checks whether the site can be installed would render it as a document, on every page.
      png(192),
      png(512),
      // The mark is well inside the safe circle, so the same picture may be cut to any shape.
      { ...png(512), purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut('Latest', pathFor('latest')),
      shortcut('Reviews', pathFor('reviews')),
      shortcut('Search', pathFor('search')),
    ],
  });
}
