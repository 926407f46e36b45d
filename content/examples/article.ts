import type { Complete } from '../complete.ts';
import type { Article } from '../entities/article.ts';
import { authorExample } from './author.ts';
import { availableOnExample } from './available-on.ts';
import { contentExample } from './content.ts';
import { contentLinkExample } from './content-link.ts';
import { chartExample } from './embed.ts';
import { imageExample } from './image.ts';
import { listicleExample } from './listicle.ts';
import { reviewCardExample } from './review-card.ts';

export const articleExample: Complete<Article> = {
  ...contentExample,
  typeName: 'article',
  body: `<p>It lasted seventeen hours.</p>\n[shortcode type="chart" uuid="${chartExample.uuid}"]\n<h2>What we measured</h2><p>Everything.</p>`,
  bodyBlocks: [
    { kind: 'prose', html: '<p>It lasted seventeen hours.</p>' },
    { kind: 'embed', embed: chartExample },
    { kind: 'prose', html: '<h2 id="h-what-we-measured">What we measured</h2><p>Everything.</p>' },
  ],
  hasAffiliateDisclosure: true,
  dek: 'Seventeen hours away from a socket, on the bench and on a train.',
  mobileImage: imageExample,
  layoutName: 'standard',
  relatedObjects: [contentLinkExample],
  availableOn: [availableOnExample],
  canonicalUrl: '/article/halden-arc-14-first-week/',
  capi: { source: 'desk' },
  editors: [authorExample],
  listicles: [listicleExample],
  reviewCards: [reviewCardExample],
  noIndex: false,
  promoDek: 'Seventeen hours, measured.',
  titleEmphasis: 'week',
  newsletterId: 'morning-signal',
  newsletter: { id: 'morning-signal', title: 'Morning Signal', description: 'Five stories before coffee.' },
  promoHed: 'The laptop that forgot its charger',
  promoImage: imageExample,
  relAlternate: 'https://fr.news.example/article/halden-arc-14/',
  relHrefLang: 'fr',
  relNext: '/article/halden-arc-14-first-week/2/',
  relPrev: '/article/halden-arc-14-unboxed/',
  seoMetaDescription: 'We used the Halden Arc 14 for a week. It lasted seventeen hours on a charge.',
  seoNewsKeywords: 'laptops, battery life',
  seoOgDescription: 'Seventeen hours away from a socket.',
  seoOgImage: imageExample,
  seoOgTitle: 'A week with the Halden Arc 14',
  seoTwitterCreator: '@maralindqvist',
  shortcodeTags: ['chart'],
  additionalShortcodeData: { [chartExample.uuid]: chartExample },
  site: 'news',
  titleTag: 'Halden Arc 14: a week on one charger',
  type: 'guide',
  video: contentLinkExample,
  coverage: { state: 'ended', end: '2026-03-03T18:00:00.000Z' },
  entryPages: { page: 2, total: 240, newer: 1, older: undefined, keyEvents: [] },
  minutesNeeded: 20,
  needs: ['a charger', 'a watt meter'],
  stepCount: 4,
  isPage: false,
  suppressAds: false,
  suppressBio: false,
  suppressComments: false,
  wordCount: 1340,
};
