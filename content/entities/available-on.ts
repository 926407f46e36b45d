import { z } from 'zod';

/** Where a story lives in an edition: after a slug change the old slug answers with these. */
export const availableOn = z.object({ edition: z.string(), slug: z.string() });
export type AvailableOn = z.infer<typeof availableOn>;
