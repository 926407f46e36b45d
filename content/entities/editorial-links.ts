import { z } from 'zod';

export const editorialLink = z.object({
  label: z.string().optional(),
  linkText: z.string(),
  linkUrl: z.string(),
  /** The section whose color the link has where a view shows one. */
  section: z.string().max(60).optional(),
});
export type EditorialLink = z.infer<typeof editorialLink>;

export const editorialLinks = z.object({
  componentLabel: z.string().optional(),
  description: z.string().optional(),
  items: z.array(editorialLink).default([]),
});
export type EditorialLinks = z.infer<typeof editorialLinks>;
