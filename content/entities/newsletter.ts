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
  /** Slugs of the topics it covers, each with the topics below it. None: it covers everything. */
  topics: z.array(z.string()).max(200).default([]),
  image: image.optional(),
  /** Its place among the others, from 0. */
  position: z.number().int().nonnegative().default(0),
});
export type NewsletterDoc = z.infer<typeof newsletterDoc>;

/** What an offer in a story needs. */
export const newsletterOffer = z.object({ id: z.string(), title: z.string(), description: z.string() });
export type NewsletterOffer = z.infer<typeof newsletterOffer>;
