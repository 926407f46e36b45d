import type { SeedLayout } from '#content/layouts/compose.ts';
import { articlePage, galleryPage, reviewPage, videoPage } from '#content/layouts/story-pages.ts';
import { tagPage } from '#content/layouts/tag-page.ts';
import { authorPage, topicPage } from '#content/layouts/topic-page.ts';
import { collectionPages } from './collection-pages.ts';
import { featurePages } from './feature-pages.ts';
import { frontPage } from './front-page.ts';
import { footer, header } from './header-footer.ts';
import { indexPages } from './index-pages.ts';
import { landingPages } from './landing-pages.ts';
import { listingPages } from './listings.ts';
import { emailPages } from './newsletters.ts';
import { textPages } from './text-pages.ts';

export const layouts: readonly SeedLayout[] = [
  frontPage,
  articlePage,
  reviewPage,
  galleryPage,
  videoPage,
  ...collectionPages,
  topicPage,
  authorPage,
  ...listingPages,
  ...indexPages,
  ...emailPages,
  ...featurePages,
  ...landingPages,
  tagPage,
  ...textPages,
  header,
  footer,
];
