import type { Complete } from '../complete.ts';
import type { StoryDraft } from '../entities/story-input.ts';
import type { StorySummary, StoryVersion } from '../entities/story-record.ts';

/** The least a person writes to save a draft. */
export const storyDraftExample: StoryDraft = {
  kind: 'article',
  slug: 'halden-arc-14-first-week',
  title: 'A week with the Halden Arc 14',
  body: '<p>It lasted seventeen hours.</p>',
  authorId: 'author-mara-lindqvist',
  topics: [{ slug: 'laptops', primary: true }],
};

export const storySummaryExample: Complete<StorySummary> = {
  id: 'article-halden-arc-14',
  type: 'article',
  slug: 'halden-arc-14-first-week',
  title: 'A week with the Halden Arc 14',
  state: 'published',
  version: 3,
  publishedVersion: 2,
  publishAt: '2026-03-03T12:00:00Z',
  withdrawAt: '2026-06-01T12:00:00Z',
  publishedAt: '2026-03-03T12:00:00Z',
  updatedAt: '2026-03-04T09:30:00Z',
  createdBy: 'ines',
  stage: 'editing',
  assignee: 'omar',
  dueAt: '2026-03-05T16:00:00Z',
  priority: 'high',
  hasEmbargo: true,
  sections: ['laptops', 'tech'],
  deletedAt: '2026-03-06T08:00:00Z',
};

export const storyVersionExample: Complete<StoryVersion> = {
  version: 2,
  title: 'A week with the Halden Arc 14',
  slug: 'halden-arc-14-first-week',
  savedAt: '2026-03-03T11:58:00Z',
  savedBy: 'mara',
  savedByName: 'Mara Lindqvist',
  reason: 'saved',
  name: 'Before legal read it',
  publishedBy: 'schedule',
  published: true,
};
