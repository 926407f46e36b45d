import { themeColor } from '#content/limits.ts';
import type { Publication } from '#content/publication/schema.ts';
import { pathFor } from '#content/rules/route-paths.ts';

/** What a phone needs to keep the site among its apps. `icon` tells what a brand file is called in this build. */
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
      // No drawing: a browser that looks whether the site can be kept makes a whole document of it, on every page.
      png(192),
      png(512),
      // The mark stands well inside the safe circle, so the same drawing may be cut to any shape.
      { ...png(512), purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut('Latest', pathFor('latest')),
      shortcut('Reviews', pathFor('reviews')),
      shortcut('Search', pathFor('search')),
    ],
  });
}
