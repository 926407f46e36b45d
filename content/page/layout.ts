import { z } from 'zod';

/** One place on a page: which component it holds and in which view it is rendered. */
export const layoutComponent = z.object({
  id: z.string(),
  familyName: z.string(),
  typeName: z.string(),
  view: z.string().default('default'),
  slug: z.string().optional(),
  hidden: z.boolean().default(false),
});
export type LayoutComponent = z.infer<typeof layoutComponent>;

/** A layout area spans `colspan` of the 12 grid columns and holds components, further areas, or both. */
export const layoutArea = z.object({
  colspan: z.number().int().min(1).max(12).default(12),
  label: z.string().optional(),
  components: z.array(layoutComponent).default([]),
  get children() {
    return z.array(layoutArea).default([]);
  },
});
export type LayoutArea = z.infer<typeof layoutArea>;

export const layoutTree = z.array(layoutArea);
export type LayoutTree = z.infer<typeof layoutTree>;
