import type { z } from 'zod';
import type { Complete } from '../complete.ts';
import type {
  family,
  productAttribute,
  productImage,
  productSeoUrl,
  RelatedProduct,
  Reseller,
  subProduct,
  TechProduct,
} from '../entities/product.ts';

export const productAttributeExample: Complete<z.infer<typeof productAttribute>> = {
  id: 'attribute-weight',
  name: 'Weight',
  slug: 'weight',
  val: ['2.9 lb'],
  valSlug: ['2-9-lb'],
};

export const productImageExample: Complete<z.infer<typeof productImage>> = {
  id: 'product-image-1',
  val: 'arc-14-front.webp',
  valSlug: 'arc-14-front',
};

export const productSeoUrlExample: Complete<z.infer<typeof productSeoUrl>> = {
  code: 'arc-14',
  reviewType: 'review',
  reviewUUID: '2f6b9d1c-7a0e-4a8a-8d0f-6b1f0a9b3c22',
  route: 'review',
  slug: 'halden-arc-14',
  slugType: 'product',
  style: true,
};

export const techProductExample: Complete<TechProduct> = {
  attributes: [productAttributeExample],
  images: [productImageExample],
  seoUrl: productSeoUrlExample,
  priceSummary: { low: 1199, high: 1499, currency: 'USD' },
  slugs: ['halden-arc-14'],
  specs: [{ name: 'Display', value: '14 inches, 2880 by 1800' }],
};

export const familyExample: Complete<z.infer<typeof family>> = {
  name: 'Halden Arc',
  uuid: '8c9f2f4e-0c1d-4e0b-9f55-51e9c6d1a033',
  siblings: ['halden-arc-16'],
  slug: 'halden-arc',
  type: 'laptop',
};

export const subProductExample: Complete<z.infer<typeof subProduct>> = {
  cdId: 'cd-4410',
  cdModel: 'Arc 14 (2026)',
  cdModelSlug: 'arc-14-2026',
  htopic: 'Tech^Laptops',
  msrp: 1299,
  catName: 'Laptops',
  modelYear: '2026',
  hes: 'h-14',
  shortSpecs: ['14 inches', '16 GB', '512 GB'],
  name: 'Halden Arc 14',
  sku: 'HA14-16-512',
  slug: 'halden-arc-14',
  topic: 'laptops',
};

export const resellerExample: Complete<Reseller> = {
  cpc: 0.42,
  id: 'reseller-corner',
  price: 1249,
  name: 'Corner Electronics',
  tTag: 'corner-14',
  url: 'https://corner-electronics.example/arc-14',
  weight: 3,
};

export const relatedProductExample: Complete<RelatedProduct> = {
  family: familyExample,
  id: 'product-halden-arc-14',
  manufacturer: { id: 'maker-halden', name: 'Halden', slug: 'halden' },
  product: subProductExample,
  reviews: [{ id: 'review-halden-arc-14', slug: 'halden-arc-14', title: 'Halden Arc 14 review' }],
  resellers: [resellerExample],
  slugs: ['halden-arc-14'],
  seoUrl: productSeoUrlExample,
};
