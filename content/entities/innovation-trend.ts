import { z } from 'zod';

/** One line of the innovation index. `history` holds the last twelve monthly values, oldest first. */
export const innovationTrend = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  rank: z.number().int().positive(),
  previousRank: z.number().int().positive(),
  value: z.number(),
  direction: z.enum(['up', 'down', 'same']),
  history: z.array(z.number()).default([]),
  topicSlug: z.string().optional(),
});
export type InnovationTrend = z.infer<typeof innovationTrend>;
