import type { Settings } from '#content/entities/settings.ts';
import { pathFor } from '#content/rules/route-paths.ts';

/** What a phone needs to install the site as an app. `icon` gives the name of a brand file in this build. */
export function webManifest(settings: Settings, icon: (name: string) => string): string {
  const { name, tagline, description, language, logo, colors } = settings;
  const png = (size: 192 | 512) => ({
    src: logo.made?.[`icon${size}`].url ?? icon(`favicon-${size}.png`),
    type: 'image/png',
    sizes: `${size}x${size}`,
  });
  const shortcut = (text: string, url: string) => ({ name: text, url });
  return JSON.stringify({
    id: '/',
    name: `${name}: ${tagline}`,
    short_name: name,
    description,
    lang: language.split('-', 1)[0],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colors.ink.toUpperCase(),
    theme_color: colors.ink.toUpperCase(),
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
