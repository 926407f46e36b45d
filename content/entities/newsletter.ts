import { z } from 'zod';
import { image } from './image.ts';

export const newsletter = z.object({
  id: z.string(),
  title: z.string().optional(),
  description: z.string(),
  /** When it comes, in words: `Tuesdays`. */
  rhythm: z.string().optional(),
  subscribeJourneyId: z.string(),
  unsubscribeJourneyId: z.string(),
});
export type Newsletter = z.infer<typeof newsletter>;

/** A newsletter as stored: what readers subscribe to, and the texts of its landing page. */
export const newsletterDoc = newsletter.extend({
  title: z.string(),
  /** A line of the newest issue. */
  sample: z.string().optional(),
  section: z.string().optional(),
  image: image.optional(),
  /** Its place among the others, from 0. */
  position: z.number().int().nonnegative().default(0),
});
export type NewsletterDoc = z.infer<typeof newsletterDoc>;
