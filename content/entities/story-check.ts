import { z } from 'zod';

/** What follows from a finding: `blocks` keeps a story from being published, `warns` asks, `informs` only says. */
export const checkEffects = ['blocks', 'warns', 'informs'] as const;
export type CheckEffect = (typeof checkEffects)[number];

/** Where in a story: a field, or a place in its text. */
const checkPlace = z.object({
  field: z.string().optional(),
  /** A position in the document. */
  position: z.number().int().nonnegative().optional(),
});

/** What mends it, by one press. */
const checkFix = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('heading'),
    label: z.string(),
    position: z.number().int(),
    level: z.number().int(),
  }),
  z.object({ kind: z.literal('link'), label: z.string(), from: z.string(), to: z.string() }),
]);
export type CheckFix = z.infer<typeof checkFix>;

/** One thing that a check found in a story. */
export const checkFinding = z.object({
  check: z.string(),
  effect: z.enum(checkEffects),
  /** What is wrong and how to mend it, for editors. */
  message: z.string(),
  place: checkPlace.default({}),
  fix: checkFix.optional(),
});
export type CheckFinding = z.infer<typeof checkFinding>;
