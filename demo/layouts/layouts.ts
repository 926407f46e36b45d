import { featurePage, landingPage } from './campaign-pages.ts';
import type { SeedLayout } from './compose.ts';
import { doorPages } from './doors.ts';
import { footer, header } from './frame.ts';
import { frontDoor } from './front-door.ts';
import { letterPages } from './letters.ts';
import { listingPages } from './listings.ts';
import { articlePage, collectionPage, galleryPage, reviewPage, videoPage } from './story-pages.ts';
import { tagPage } from './tag-page.ts';
import { textPages } from './text-pages.ts';
import { authorPage, topicPage } from './topic-page.ts';

export const layouts: readonly SeedLayout[] = [
  frontDoor,
  articlePage,
  reviewPage,
  galleryPage,
  videoPage,
  collectionPage,
  topicPage,
  authorPage,
  ...listingPages,
  ...doorPages,
  ...letterPages,
  featurePage,
  landingPage,
  tagPage,
  ...textPages,
  header,
  footer,
];
