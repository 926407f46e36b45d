import type { PublicationSeed } from '#content/seed.ts';
import { indexPageTexts } from './layouts/index-pages.ts';
import { listingTexts } from './layouts/listings.ts';
import { siteTexts } from './site-texts.ts';

export const textsAt = (now: Date): PublicationSeed['texts'] => [
  ...listingTexts,
  ...siteTexts(now),
  ...indexPageTexts,
  {
    id: 'newsletter-the-signal',
    title: 'The Signal, every weekday at seven',
    description: 'Five stories, one chart, no filler. Read before coffee.',
    content: '<p>By signing up you agree to the Terms of Use and Privacy Policy. Leave with one click.</p>',
  },
  {
    id: 'newsletter-locked',
    title: 'Locked, every Wednesday',
    description: 'One threat explained and one setting to change. Ten minutes, then back to your life.',
    content: '<p>By signing up you agree to the Terms of Use and Privacy Policy. Leave with one click.</p>',
  },
  {
    id: 'footer-line',
    content: '<p>Technology news, reviews and advice from people who test things for a living.</p>',
  },
];
