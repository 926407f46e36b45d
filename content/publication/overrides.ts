import { z } from 'zod';
import { customFields, customName } from '../entities/custom-embed.ts';

/** Views and embeds that a publication adds, as data: layouts and stories are checked against them. */
export const overridesSchema = z.strictObject({
  /** Names of views by component type. */
  views: z.record(z.string(), z.array(z.string())),
  /** Fields of embeds by name. */
  embeds: z.record(customName, customFields),
});
export type Overrides = z.infer<typeof overridesSchema>;
