// Every screen of the site, by name, with an address of the demo that shows it.
import type { APIRequestContext } from '@playwright/test';

/** Screens whose address is always the same. */
const fixed = {
  'front page': '/',
  latest: '/latest/',
  'latest, page 2': '/latest/2/',
  news: '/news/',
  reviews: '/reviews/',
  'best products': '/best-products/',
  deals: '/deals/',
  'how to': '/how-to/',
  'in depth': '/in-depth/',
  comparisons: '/product-comparisons/',
  spotlights: '/product-spotlights/',
  galleries: '/pictures/',
  videos: '/video/',
  topics: '/topic/',
  'topics A to C': '/topic/listing/a-c/',
  'special features': '/topic/listing/special-features/',
  topic: '/topic/artificial-intelligence/',
  team: '/meet-the-team/',
  author: '/meet-the-team/priya-raman/',
  review: '/product/halden-book-14/',
  'innovation index': '/innovation-index/',
  newsletters: '/newsletters/',
  search: '/search/',
  'search results': '/search/?searchQuery=battery',
  'no results': '/search/?searchQuery=zzzqqq',
  about: '/about/',
  guidelines: '/editorial-guidelines/',
  reprints: '/reprints/',
  privacy: '/privacy-policy/',
  'California privacy': '/do-not-sell-or-share-my-personal-information/',
  terms: '/auth/flow/terms-of-service/',
  advertise: '/advertise/',
  blog: '/blog/',
  feeds: '/rssfeeds/',
  sitemap: '/sitemap/',
  saved: '/saved/',
  account: '/user/',
  accessibility: '/accessibility/',
  licensing: '/licensing/',
  'health data': '/consumer-health-data-privacy/',
  'signed up': '/auth/flow/registration-success/',
  'landing page': '/landing/safer-in-a-weekend/',
  'landing page of a newsletter': '/landing/the-signal/',
  feature: '/feature/a-year-in-measurements/',
  'feature with a text': '/feature/how-we-test/',
  collection: '/collection/scam-season/',
  'collection, page 2': '/collection/scam-season/2/',
  explainer: '/article/what-a-token-is-and-why-you-pay-for-it/',
  'live blog': '/article/data-center-vote-live/',
  'not found': '/article/no-such-story/',
  error: '/_error/static/',
} as const;

/** Screens of one item: the first link of this kind on the page that lists such items. */
const linked: Readonly<Record<string, { on: string; like: RegExp }>> = {
  article: { on: '/', like: /^\/article\/[^/]+\/$/ },
  'best list': { on: '/best-products/', like: /^\/article\/[^/]+\/$/ },
  deal: { on: '/deals/', like: /^\/article\/[^/]+\/$/ },
  'long read': { on: '/in-depth/', like: /^\/in-depth\/[^/]+\/[^/]+\/$/ },
  gallery: { on: '/pictures/', like: /^\/pictures\/[^/]*[a-z][^/]*\/$/ },
  video: { on: '/video/', like: /^\/video\/(?!share\/)[^/]+\/$/ },
  'special feature': { on: '/topic/listing/special-features/', like: /^\/collection\/[^/]+\/$/ },
  tag: { on: '/sitemap/', like: /^\/tags\/[^/]+\/$/ },
};

/** Screens of a template that another screen shows already, with another text or another list. */
export const sameTemplate: ReadonlySet<string> = new Set([
  'latest, page 2',
  'news',
  'comparisons',
  'spotlights',
  'tag',
  'collection, page 2',
  'no results',
  'signed up',
  'deal',
  'error',
  'topics A to C',
  'special features',
  'about',
  'guidelines',
  'reprints',
  'California privacy',
  'terms',
  'advertise',
  'blog',
  'accessibility',
  'licensing',
  'health data',
  'landing page of a newsletter',
  'feature with a text',
]);

export interface Screen {
  name: string;
  path: string;
  status: number;
}

const statuses: Readonly<Record<string, number>> = { 'not found': 404, error: 500 };

export async function everyScreen(request: APIRequestContext): Promise<Screen[]> {
  const found = await Promise.all(
    Object.entries(linked).map(async ([name, { on, like }]) => {
      const text = await (await request.get(on)).text();
      // The header links stories too.
      const html = text.slice(text.indexOf('<main'));
      const path = [...html.matchAll(/href="(\/[^"#?]*)"/g)]
        .map(([, href = '']) => href)
        .find((href) => like.test(href));
      if (!path) throw new Error(`${on} links no ${name}`);
      return [name, path] as const;
    }),
  );
  return [...Object.entries(fixed), ...found].map(([name, path]) => ({
    name,
    path,
    status: statuses[name] ?? 200,
  }));
}

/** What the device stores before a screen is opened: a reading list is empty otherwise. */
export const storedFor: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  saved: {
    'neutron:1:saved': [
      {
        url: '/article/one-person-app-studio-is-back/',
        title: 'The one-person app studio is back',
        section: 'business',
        minutes: 9,
        topic: 'Startups',
        author: 'Priya Raman',
        at: Date.UTC(2026, 10, 14, 12),
      },
      { url: '/article/chip-shortage-over-power-shortage-starting/', title: 'Saved long ago' },
      { url: '/article/no-such-story/', title: 'Taken off the site', at: 1 },
    ],
    'neutron:1:started': [
      {
        url: '/article/one-person-app-studio-is-back/',
        title: 'The one-person app studio is back',
        minutes: 9,
        share: 0.4,
      },
    ],
  },
};

export const screenNames = [...Object.keys(fixed), ...Object.keys(linked)];
