import { z } from 'zod';
import { storyFilters } from '../calls/story-list.ts';

/** What a view remembers: the filters of `listStories`, and the columns shown. */
export const viewContent = z.strictObject({
  filters: z.strictObject({
    ...storyFilters,
    due: z.enum(['late', 'today', 'week']).optional().describe('Counted from the day on which one looks'),
  }),
  columns: z
    .array(z.string().regex(/^[a-z][a-z-]{0,29}$/))
    .max(20)
    .optional(),
});
export type ViewContent = z.infer<typeof viewContent>;

export const viewName = z.string().trim().min(1).max(60);

export const storyView = z.object({
  id: z.string(),
  name: z.string(),
  ...viewContent.shape,
  isShared: z.boolean().describe('Everybody on the desk has it'),
  isOwn: z.boolean(),
  savedAt: z.string(),
});
export type StoryView = z.infer<typeof storyView>;
