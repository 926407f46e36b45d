import { collectionPages } from './collection-pages.ts';
import type { SeedLayout } from './compose.ts';
import { doorPages } from './doors.ts';
import { featurePages } from './feature-pages.ts';
import { footer, header } from './frame.ts';
import { frontDoor } from './front-door.ts';
import { landingPages } from './landing-pages.ts';
import { letterPages } from './letters.ts';
import { listingPages } from './listings.ts';
import { articlePage, galleryPage, reviewPage, videoPage } from './story-pages.ts';
import { tagPage } from './tag-page.ts';
import { textPages } from './text-pages.ts';
import { authorPage, topicPage } from './topic-page.ts';

export const layouts: readonly SeedLayout[] = [
  frontDoor,
  articlePage,
  reviewPage,
  galleryPage,
  videoPage,
  ...collectionPages,
  topicPage,
  authorPage,
  ...listingPages,
  ...doorPages,
  ...letterPages,
  ...featurePages,
  ...landingPages,
  tagPage,
  ...textPages,
  header,
  footer,
];
