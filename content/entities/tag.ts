import { z } from 'zod';

export const tag = z.object({ slug: z.string(), name: z.string() });
export type Tag = z.infer<typeof tag>;
