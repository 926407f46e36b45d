import { z } from 'zod';

/** A collection as a story names it; the collection itself is in `collection.ts`. */
export const collectionRef = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  typeSlug: z.string().optional(),
});
export type CollectionRef = z.infer<typeof collectionRef>;
