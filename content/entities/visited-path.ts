import { z } from 'zod';

/** `vanity`: a path that stood for something else. `missing`: a path where nothing was. */
export const pageViewKinds = ['vanity', 'missing'] as const;
export type PageViewKind = (typeof pageViewKinds)[number];

/** How often a path was requested; nothing about the readers is stored. */
export const visitedPath = z.strictObject({
  kind: z.enum(pageViewKinds),
  path: z.string().min(1).max(500).startsWith('/'),
  total: z.number().int().positive().max(1_000_000_000),
});
export type VisitedPath = z.infer<typeof visitedPath>;
