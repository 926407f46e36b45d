import { z } from 'zod';
import { image } from './image.ts';
import { relatedProduct, techProduct } from './product.ts';
import { storyStates, storyTypes } from './story-types.ts';

/** Somewhere to buy a product, as a story names it. */
const namedOffer = z.object({
  shop: z.string(),
  price: z.number().nonnegative().optional(),
  url: z.string(),
});

/** A product as a story names it: what another story takes over. */
export const productOfStory = z.object({
  /** Whether the story reviews it, or has it among its picks. */
  as: z.enum(['review', 'pick']),
  name: z.string(),
  maker: z.string().optional(),
  year: z.string().optional(),
  listPrice: z.number().nonnegative().optional(),
  /** The lowest price that an offer names. */
  price: z.number().nonnegative().optional(),
  score: z.number().optional(),
  offers: z.array(namedOffer),
  facts: z.array(z.string()),
  good: z.array(z.string()),
  bad: z.array(z.string()),
  image: image.optional(),
  /** Of a review: everything that a catalog knows of it. */
  relatedProduct: relatedProduct.optional(),
  /** Of a pick: the same. */
  techProd: techProduct.optional(),
});
export type ProductOfStory = z.infer<typeof productOfStory>;

/** The same, with the story that names it. */
export const namedProduct = productOfStory.extend({
  story: z.object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    type: z.enum(storyTypes),
    state: z.enum(storyStates),
    authors: z.array(z.object({ id: z.string(), name: z.string() })),
    /** When readers got it first; a draft has none. */
    publishedAt: z.string().optional(),
    /** When its newest version was saved. */
    savedAt: z.string(),
  }),
});
export type NamedProduct = z.infer<typeof namedProduct>;
