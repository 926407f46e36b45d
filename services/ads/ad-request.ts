import { z } from 'zod';
import { adNetworks } from './wire.ts';

const length = z.number().int().min(0).max(10_000);
const size = z.union([z.literal('fluid'), z.tuple([length, length])]);
/** A URL may contain anything; values that are too long are cut, so that the page still gets its ads. */
export const keyValuesSchema = z.record(z.string(), z.array(z.string())).transform((given) =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([key]) => key.length <= 64)
      .slice(0, 100)
      .map(([key, values]) => [key, values.slice(0, 50).map((value) => value.slice(0, 100))]),
  ),
);
const labels = z.array(z.string().max(64)).max(20);

/** The request of the script, with a limit for every value. */
export const adRequestSchema = z.object({
  network: z.enum(adNetworks).optional(),
  page: z.string().min(1).max(2048).startsWith('/'),
  correlator: z
    .number()
    .int()
    .min(0)
    .max(2 ** 53 - 1),
  viewport: z.tuple([length, length]),
  targeting: keyValuesSchema,
  exclusions: labels,
  reader: z
    .string()
    .regex(/^[\w.-]{32,150}$/)
    .optional(),
  slots: z
    .array(
      z.object({
        id: z.string().min(1).max(200),
        unit: z.string().regex(/^(\/[\w.,*|-]{1,100}){1,10}$/, 'must be a path of names'),
        sizes: z.array(size).max(30),
        outOfPage: z.boolean().optional(),
        targeting: keyValuesSchema,
        exclusions: labels,
      }),
    )
    .min(1)
    .max(20),
});
export type CheckedAdRequest = z.output<typeof adRequestSchema>;
export type CheckedSlot = CheckedAdRequest['slots'][number];

export const eventReportSchema = z.object({
  events: z
    .array(z.object({ token: z.string().min(10).max(600), kind: z.enum(['impression', 'viewable']) }))
    .min(1)
    .max(20),
});
