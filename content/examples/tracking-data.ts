import type { Complete } from '../complete.ts';
import type { TrackingData } from '../entities/tracking-data.ts';

export const trackingDataExample: Complete<TrackingData> = {
  pageType: 'article',
  articleId: 'article-halden-arc-14',
  articleSubType: 'feature',
  articleType: 'guide',
  siteSection: 'tech',
  channelType: 'tech:article',
  topicSlugs: ['tech', 'laptops'],
  tagSlugs: ['battery-life'],
  collectionTypeSlug: 'special-feature',
  versionId: 'v7',
  articleAuthorName: 'Mara Lindqvist',
  deviceType: 'desktop',
  edition: 'us',
  userStatus: 'anon',
  viewGuid: '0f2b6a7e-2f43-4d7f-8a5e-93c4f4a6b1d7',
  sessionId: '3d6f0a52-5d50-4c1d-9c53-0b9d3b1ac4f0',
};
