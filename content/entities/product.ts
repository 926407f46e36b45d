import { z } from 'zod';

export const productAttribute = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  val: z.array(z.string()).default([]),
  valSlug: z.array(z.string()).default([]),
});

export const productImage = z.object({ id: z.string(), val: z.string(), valSlug: z.string().optional() });

export const productSeoUrl = z.object({
  code: z.string().optional(),
  reviewType: z.string().optional(),
  reviewUUID: z.string().optional(),
  route: z.string().optional(),
  slug: z.string().optional(),
  slugType: z.string().optional(),
  style: z.boolean().default(false),
});

export const techProduct = z.object({
  attributes: z.array(productAttribute).default([]),
  images: z.array(productImage).default([]),
  seoUrl: productSeoUrl.optional(),
  priceSummary: z
    .object({ low: z.number().optional(), high: z.number().optional(), currency: z.string().default('USD') })
    .optional(),
  slugs: z.array(z.string()).default([]),
  specs: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
});
export type TechProduct = z.infer<typeof techProduct>;

export const family = z.object({
  name: z.string(),
  uuid: z.string(),
  siblings: z.array(z.string()).default([]),
  slug: z.string(),
  type: z.string().optional(),
});

export const subProduct = z.object({
  cdId: z.string().optional(),
  cdModel: z.string().optional(),
  cdModelSlug: z.string().optional(),
  htopic: z.string().optional(),
  msrp: z.number().nonnegative().optional(),
  catName: z.string().optional(),
  modelYear: z.string().optional(),
  hes: z.string().optional(),
  shortSpecs: z.array(z.string()).default([]),
  name: z.string(),
  sku: z.string().optional(),
  slug: z.string(),
  topic: z.string().optional(),
});

export const reseller = z.object({
  cpc: z.number().optional(),
  id: z.string(),
  price: z.number().nonnegative().optional(),
  name: z.string(),
  tTag: z.string().optional(),
  url: z.string(),
  weight: z.number().default(0),
});
export type Reseller = z.infer<typeof reseller>;

export const relatedProduct = z.object({
  family: family.optional(),
  id: z.string(),
  manufacturer: z.object({ id: z.string(), name: z.string(), slug: z.string() }).optional(),
  product: subProduct.optional(),
  reviews: z.array(z.object({ id: z.string(), slug: z.string(), title: z.string() })).default([]),
  resellers: z.array(reseller).default([]),
  slugs: z.array(z.string()).default([]),
  seoUrl: productSeoUrl.optional(),
});
export type RelatedProduct = z.infer<typeof relatedProduct>;
