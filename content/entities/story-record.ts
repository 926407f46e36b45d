import { z } from 'zod';
import { storyInput } from './story-input.ts';
import { storyPriorities, storyStates, storyTypes } from './story-types.ts';
import { storyWarning } from './story-warning.ts';

/** A story as staff see it in a list: what it is, where it stands, which version is the newest. */
export const storySummary = z.object({
  id: z.string(),
  type: z.enum(storyTypes),
  slug: z.string(),
  title: z.string(),
  state: z.enum(storyStates),
  /** Counts up from 1 with every save; the `baseVersion` of the next update. */
  version: z.number().int().positive(),
  /** The version readers see; absent while nothing is published. */
  publishedVersion: z.number().int().positive().optional(),
  /** For scheduled stories: when they come out. */
  publishAt: z.string().optional(),
  /** When readers will see it no more. */
  withdrawAt: z.string().optional(),
  publishedAt: z.string().optional(),
  updatedAt: z.string(),
  /** The account that created it; absent where an import did. */
  createdBy: z.string().optional(),
  /** How far the work on it is, by the stages of the publication. */
  stage: z.string().optional(),
  /** The account that works on it. */
  assignee: z.string().optional(),
  dueAt: z.string().optional(),
  priority: z.enum(storyPriorities).optional(),
  hasEmbargo: z.boolean().optional().describe('Nothing of it may be seen before `publishAt`'),
  sections: z
    .array(z.string())
    .optional()
    .describe(
      'Its section, topics and the topics above them; only for accounts that are limited to sections',
    ),
  deletedAt: z.string().optional().describe('Removed for good thirty days later'),
});
export type StorySummary = z.infer<typeof storySummary>;

/** A story as a row of a staff list, with what the row shows of its newest version. */
export const storyListItem = storySummary.extend({
  section: z.string().optional(),
  /** The type of an article or review, such as `news`. */
  articleType: z.string().optional(),
  authors: z.array(z.object({ id: z.string(), name: z.string() })),
  topic: z
    .object({ slug: z.string(), name: z.string(), above: z.array(z.string()) })
    .optional()
    .describe('The main topic, with the topics above it'),
  picture: z.object({ url: z.string(), color: z.string().optional() }).optional(),
  wordCount: z.number().int().nonnegative().optional(),
  openNotes: z.number().int().nonnegative(),
});
export type StoryListItem = z.infer<typeof storyListItem>;

/** The newest saved version with its words, published or not. */
export const storyRecord = storySummary.extend({ story: storyInput });
export type StoryRecord = z.infer<typeof storyRecord>;

/** A write succeeded; `warnings` lists what readers will not see of the story, and why. */
export const writtenStory = storyRecord.extend({
  warnings: z.array(storyWarning).describe('What was removed or is not shown; empty when nothing is'),
});
export type WrittenStory = z.infer<typeof writtenStory>;

export const storyVersion = z.object({
  version: z.number().int().positive(),
  title: z.string(),
  slug: z.string(),
  savedAt: z.string(),
  /** The account, a service account or `import`; absent where no person is known. */
  savedBy: z.string().optional(),
  /** The name of that account, where it has one. */
  savedByName: z.string().optional(),
  /** Why it was saved, e.g. `saved`, `imported`, `restored from 4`, `before preview`. */
  reason: z.string(),
  /** Given by a person, so that the version is found again. */
  name: z.string().optional(),
  /** Who published it, or `schedule`. */
  publishedBy: z.string().optional(),
  /** Whether readers see it. */
  published: z.boolean(),
});
export type StoryVersion = z.infer<typeof storyVersion>;

/** One version with its words. */
export const storyVersionContent = storyVersion.extend({ story: storyInput });
export type StoryVersionContent = z.infer<typeof storyVersionContent>;

/** A name of a version. */
export const versionName = z.string().trim().min(1).max(120);
