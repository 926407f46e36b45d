import { z } from 'zod';

const size = { width: z.number().positive(), height: z.number().positive() };

/** What a review measured, as its text gives it. */
export const plateSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('trace'),
    /** one to three measurements over time */
    lines: z.array(z.array(z.number()).min(2)).min(1).max(3),
    low: z.number(),
    high: z.number(),
    /** places along the line worth a look, counted in values */
    marks: z.array(z.number()).optional(),
  }),
  z.strictObject({
    kind: z.literal('bars'),
    values: z.array(z.number()).min(1),
    low: z.number(),
    high: z.number(),
    /** which bar is the reviewed thing */
    mine: z.number().int().optional(),
  }),
  z.strictObject({
    kind: z.literal('scale'),
    /** in millimeters */
    items: z
      .array(z.strictObject({ shape: z.enum(['slab', 'disc', 'ring', 'box', 'tower', 'bar']), ...size }))
      .min(1),
    /** a coin of 24 millimeters beside them */
    coin: z.boolean().optional(),
  }),
  z.strictObject({ kind: z.literal('grid'), rows: z.array(z.array(z.number().min(0).max(1)).min(1)).min(1) }),
]);

export type Plate = z.infer<typeof plateSchema>;
export type PlateOf<Kind extends Plate['kind']> = Extract<Plate, { kind: Kind }>;
export type ScaleItem = PlateOf<'scale'>['items'][number];
