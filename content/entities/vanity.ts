import { z } from 'zod';
import { routedTypes } from '../rules/content-path.ts';
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

export const vanityTarget = z.object({
  edition: z.string(),
  /** A content type, or `url` when the target is an address and not content. */
  targetType: z.string(),
  target: z.object({ slug: z.string(), availableOn: z.array(availableOn).default([]) }),
});

const editionCode = z.string().regex(/^[a-z]{2}(?:-[a-z]{2})?$/, 'must be an edition, e.g. us');

/** An entry as staff write it: only words we know, and an address that can be typed. */
export const vanityInput = z.strictObject({
  urlType: z.enum(vanityTypes),
  urlPath: z
    .string()
    .max(500)
    .regex(/^\/(?![/\\])[\x21-\x7e]*$/, 'must be a path on this site, e.g. /spring-deals/')
    .refine((path) => !path.includes('#'), 'must not have a fragment'),
  enabled: z.boolean().optional(),
  dateExpired: z.strictObject({ date: z.iso.datetime({ offset: true }) }).optional(),
  targets: z
    .array(
      z.strictObject({
        edition: editionCode,
        targetType: z.enum([...routedTypes, 'url']),
        target: z.strictObject({
          slug: z.string().min(1).max(2000),
          availableOn: z
            .array(z.strictObject({ edition: editionCode, slug: z.string().min(1).max(200) }))
            .max(20)
            .default([]),
        }),
      }),
    )
    .max(20)
    .default([]),
});
export type VanityInput = z.infer<typeof vanityInput>;

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

/**
 * The answer to a lookup. `queries` lists the queries that have an entry of their own at this path, if any do; `p=*` stands
 * for all ids of another system of that name.
 */
export const vanityAnswer = vanity.extend({ queries: z.array(z.string()).optional() });
export type VanityAnswer = z.infer<typeof vanityAnswer>;

/** An entry as staff see it. `version` counts up from 1 with every save; the `baseVersion` of the next one. */
export const savedVanity = vanity.extend({
  id: z.string(),
  urlPath: z.string(),
  version: z.number().int().positive(),
});
export type SavedVanity = z.infer<typeof savedVanity>;
