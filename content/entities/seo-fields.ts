import { z } from 'zod';
import { image } from './image.ts';

/** Promo and search-engine fields that articles and reviews share. */
export const promoFields = {
  promoDek: z.string().optional(),
  promoHed: z.string().optional(),
  promoImage: image.optional(),
};

export const seoFields = {
  canonicalUrl: z.string().optional(),
  noIndex: z.boolean().default(false),
  relAlternate: z.string().optional(),
  relHrefLang: z.string().optional(),
  relNext: z.string().optional(),
  relPrev: z.string().optional(),
  seoMetaDescription: z.string().optional(),
  seoNewsKeywords: z.string().optional(),
  seoOgDescription: z.string().optional(),
  seoOgImage: image.optional(),
  seoOgTitle: z.string().optional(),
  seoTwitterCreator: z.string().optional(),
  titleTag: z.string().optional(),
};
