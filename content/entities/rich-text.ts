import { z } from 'zod';

/** `content` is allow-listed HTML; it is sanitised like any body before a page shows it. */
export const richText = z.object({
  id: z.string(),
  title: z.string().optional(),
  description: z.string().optional(),
  content: z.string().default(''),
  /** When its words last changed, ISO 8601; policies say it. */
  updated: z.string().optional(),
  /** A page that its publisher has not confirmed: it has a title and no words of its own. */
  isUnconfirmed: z.boolean().optional(),
});
export type RichText = z.infer<typeof richText>;
