import { z } from 'zod';
import { storedText } from './stored-text.ts';

const text = storedText(200);
const slugs = z.array(text).max(50).default([]);

/** What every measured event says about its page. The browser sends it, the collector checks it. */
export const trackingData = z.object({
  pageType: text,
  articleId: text.optional(),
  articleSubType: text.optional(),
  articleType: text.optional(),
  siteSection: text.optional(),
  /** Section and page type in one, e.g. `error:error_page`. */
  channelType: text.optional(),
  topicSlugs: slugs,
  tagSlugs: slugs,
  collectionTypeSlug: text.optional(),
  versionId: text.optional(),
  articleAuthorName: text.optional(),
  deviceType: text,
  edition: text,
  /** Whether this browser has ever seen its reader signed in. */
  userStatus: z.enum(['registered', 'anon']).optional(),
  /** New with every page view, also inside a seamless page. */
  viewGuid: text,
  sessionId: text,
});
export type TrackingData = z.infer<typeof trackingData>;
