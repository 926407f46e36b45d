import { z } from 'zod';

export const newsletter = z.object({
  id: z.string(),
  title: z.string().optional(),
  description: z.string(),
  subscribeJourneyId: z.string(),
  unsubscribeJourneyId: z.string(),
});
export type Newsletter = z.infer<typeof newsletter>;
