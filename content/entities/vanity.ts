import { z } from 'zod';
import { availableOn } from './available-on.ts';

/** The outcomes a vanity entry may name. Answers may carry other words; they count as not found. */
export const vanityTypes = [
  'OK',
  'TEMPORARY_REDIRECT',
  'TEMPORARY_MASK',
  'PERMANENT_REDIRECT',
  'MASK',
  'NOT_FOUND',
] as const;
export type VanityType = (typeof vanityTypes)[number];

export const vanityTarget = z.object({
  edition: z.string(),
  /** A content type, or `url` when the target is an address and not content. */
  targetType: z.string(),
  target: z.object({ slug: z.string(), availableOn: z.array(availableOn).default([]) }),
});
export type VanityTarget = z.infer<typeof vanityTarget>;

/** An entry has no default for `enabled`: missing and false mean different things (VN-09). */
export const vanity = z.object({
  id: z.string().optional(),
  urlType: z.string(),
  urlPath: z.string().optional(),
  enabled: z.boolean().optional(),
  dateExpired: z.object({ date: z.string() }).optional(),
  targets: z.array(vanityTarget).default([]),
  error: z.object({ code: z.number().int(), message: z.string() }).optional(),
});
export type Vanity = z.infer<typeof vanity>;
