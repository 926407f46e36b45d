import { z } from 'zod';
import { allCategories } from '#content/rules/consent/consent-cookies.ts';

/** A reader's decision as their browser reports it: proof only for the reader whose cookie has this `consentId`. */
const shape = z.strictObject({
  consentId: z.string().regex(/^[\w-]{1,64}$/),
  allowed: z.array(z.enum(allCategories)).min(1).max(allCategories.length),
  isGpc: z.boolean(),
  count: z.number().int().min(1).max(999_999),
});
export type ConsentReceipt = z.infer<typeof shape>;

export function readReceipt(body: unknown): ConsentReceipt | undefined {
  const receipt = shape.safeParse(body).data;
  if (!receipt || new Set(receipt.allowed).size !== receipt.allowed.length) return undefined;
  return receipt;
}
