import { z } from 'zod';
import { batchLimits } from '../limits.ts';
import { storedText } from './stored-text.ts';
import { trackingData } from './tracking-data.ts';

const value = z.union([storedText(batchLimits.text), z.number(), z.boolean(), z.null()]);

/** Names as GA4 requires them: first a to z, then a to z, digits and underscores, at most 40 characters. */
const name = z.string().regex(/^[a-z]\w{0,39}$/i);

const measuredEvent = z.object({
  name,
  /** Milliseconds of the browser's clock; not trusted. */
  time: z.number().int().nonnegative(),
  /** Where it happened, without query and fragment. */
  path: storedText(500).startsWith('/'),
  page: trackingData,
  params: z
    .record(z.string().regex(/^[a-z]\w{0,39}$/i), value)
    .refine((params) => Object.keys(params).length <= batchLimits.params)
    .default({}),
});
export type MeasuredEvent = z.infer<typeof measuredEvent>;

/**
 * What a browser sends to the collector. `given`: the reader consented. `implied`: no consent was required, so the
 * browser's own signal (Global Privacy Control, Do Not Track) counts.
 */
export const measuredBatch = z.object({
  consent: z.enum(['given', 'implied']),
  events: z.array(measuredEvent).min(1).max(batchLimits.events),
  /** Made by the browser: a batch that is sent again with the same id is stored once. */
  id: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional(),
});
export type MeasuredBatch = z.infer<typeof measuredBatch>;

/** A failure in a browser. It says nothing about its reader: no ids, no query, no cookie. */
export const errorReport = z.object({
  message: storedText(1000).min(1),
  stack: storedText(8000).default(''),
  path: storedText(500).startsWith('/'),
});
export type ErrorReport = z.infer<typeof errorReport>;
