import { z } from 'zod';

/** What every measured event says about its page. The browser sends it, the collector checks it. */
export const trackingData = z.object({
  pageType: z.string(),
  articleId: z.string().optional(),
  articleSubType: z.string().optional(),
  articleType: z.string().optional(),
  siteSection: z.string().optional(),
  topicSlugs: z.array(z.string()).default([]),
  tagSlugs: z.array(z.string()).default([]),
  collectionTypeSlug: z.string().optional(),
  versionId: z.string().optional(),
  articleAuthorName: z.string().optional(),
  deviceType: z.string(),
  edition: z.string(),
  /** New with every page view, also inside a seamless page. */
  viewGuid: z.string(),
  sessionId: z.string(),
});
export type TrackingData = z.infer<typeof trackingData>;
