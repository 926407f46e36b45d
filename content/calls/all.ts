import type { Call } from './call.ts';
import { component } from './component.ts';
import { feed } from './feed.ts';
import { listing } from './listing.ts';
import { lookup } from './lookup.ts';
import { page } from './page.ts';
import { breakingNews, innovationIndexTrends } from './resources.ts';
import { seamless } from './seamless.ts';
import {
  createStory,
  getStory,
  listStories,
  listStoryVersions,
  previewToken,
  publishStory,
  updateStory,
  withdrawStory,
} from './stories.ts';

/** Every call of the content API, by name. The API serves them, OpenAPI describes them, the client makes them. */
export const calls = {
  page,
  component,
  listing,
  lookup,
  feed,
  seamless,
  breakingNews,
  innovationIndexTrends,
  listStories,
  createStory,
  getStory,
  updateStory,
  publishStory,
  withdrawStory,
  previewToken,
  listStoryVersions,
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
