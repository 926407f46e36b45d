import { z } from 'zod';
import { image } from './image.ts';

export const newsletter = z.object({
  id: z.string(),
  title: z.string().optional(),
  description: z.string(),
  subscribeJourneyId: z.string(),
  unsubscribeJourneyId: z.string(),
});
export type Newsletter = z.infer<typeof newsletter>;

/** A letter as the publication keeps it: beside what readers subscribe to, how its door introduces it. */
export const newsletterDoc = newsletter.extend({
  title: z.string(),
  /** When it comes. */
  rhythm: z.string().optional(),
  /** A line of the newest issue. */
  sample: z.string().optional(),
  section: z.string().optional(),
  image: image.optional(),
  /** Its place among the others, from 0. */
  position: z.number().int().nonnegative().default(0),
});
export type NewsletterDoc = z.infer<typeof newsletterDoc>;
