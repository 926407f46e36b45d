import { z } from 'zod';

export const seamlessItem = z.object({
  id: z.string(),
  slug: z.string(),
  source: z.string(),
  title: z.string(),
  type: z.string(),
  url: z.string(),
});
export type SeamlessItem = z.infer<typeof seamlessItem>;
