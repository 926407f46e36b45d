import { z } from 'zod';
import { author } from './author.ts';
import { content } from './content.ts';
import { contentLink } from './content-link.ts';
import { image } from './image.ts';
import { pictureFacts } from './picture-facts.ts';
import { relatedProduct } from './product.ts';

export const galleryItem = z.object({
  body: z.string().optional(),
  description: z.string().optional(),
  title: z.string().optional(),
  headline: z.string().optional(),
  id: z.string(),
  image: image.optional(),
  photoCredit: z.string().optional(),
  position: z.number().int().nonnegative(),
  facts: pictureFacts.optional(),
  relatedObjects: z.array(contentLink).default([]),
  relatedProduct: relatedProduct.optional(),
});
export type GalleryItem = z.infer<typeof galleryItem>;

export const gallery = content.extend({
  typeName: z.literal('gallery').default('gallery'),
  canonicalUrl: z.string().optional(),
  dek: z.string().optional(),
  items: z.array(galleryItem).default([]),
  editors: z.array(author).default([]),
  relatedObjects: z.array(contentLink).default([]),
  relatedProduct: relatedProduct.optional(),
  type: z.string().optional(),
});
export type Gallery = z.infer<typeof gallery>;
