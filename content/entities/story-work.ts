import { z } from 'zod';
import { storyPriorities } from './story-types.ts';

const name = z.string().min(1).max(200);

/** The work on a story. What is left out stays; null takes it away. */
export const workChange = z.strictObject({
  stage: name.nullable().optional(),
  assignee: name.nullable().optional().describe('An account of `listColleagues`'),
  dueAt: z.iso.datetime({ offset: true }).nullable().optional(),
  priority: z.enum(storyPriorities).nullable().optional(),
});
export type WorkChange = z.infer<typeof workChange>;

export const storyWork = z.object({
  stage: z.string().nullable(),
  assignee: z.string().nullable(),
  dueAt: z.string().nullable(),
  priority: z.enum(storyPriorities).nullable(),
});
export type StoryWork = z.infer<typeof storyWork>;
