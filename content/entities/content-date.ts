import { z } from 'zod';

export const contentDate = z.object({
  created: z.string().optional(),
  date: z.string().optional(),
  timezone: z.string().optional(),
  updated: z.string().optional(),
  published: z.string().optional(),
});
export type ContentDate = z.infer<typeof contentDate>;
