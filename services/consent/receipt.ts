import { z } from 'zod';
import { allCategories } from '#content/rules/consent/consent-cookies.ts';

/** What a reader answered, as their browser says it: proof for who keeps the receipt's name, about nobody else. */
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
