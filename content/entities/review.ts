import { z } from 'zod';
import { author } from './author.ts';
import { content } from './content.ts';
import { bodyBlock, embed } from './embed.ts';
import { relatedProduct } from './product.ts';
import { promoFields, seoFields } from './seo-fields.ts';

const subRating = z.object({ id: z.string(), name: z.string(), rating: z.number().min(0).max(5) });

export const review = content.extend({
  typeName: z.literal('review').default('review'),
  bad: z.array(z.string()).default([]),
  bottomLine: z.string().optional(),
  body: z.string().default(''),
  bodyBlocks: z.array(bodyBlock).optional(),
  /** Whether the page may earn a commission; see `content/rules/has-commerce.ts`. Only in answers. */
  hasAffiliateDisclosure: z.boolean().optional(),
  additionalShortcodeData: z.record(z.string(), embed).default({}),
  dek: z.string().optional(),
  /** The newsletter to offer in it, chosen by an editor; otherwise its topics decide. */
  newsletterId: z.string().max(100).optional(),
  editorsChoice: z.boolean().default(false),
  editorsChoiceDate: z.string().optional(),
  good: z.array(z.string()).default([]),
  keyTakeaways: z.array(z.string()).default([]),
  editors: z.array(author).default([]),
  preferredProductName: z.string().optional(),
  promoTitle: z.string().optional(),
  rating: z.string().optional(),
  starRating: z.number().min(0).max(5).optional(),
  subRatings: z.array(subRating).default([]),
  targetSlug: z.string().optional(),
  relatedProduct: relatedProduct.optional(),
  type: z.string().optional(),
  suppressAds: z.boolean().default(false),
  wordCount: z.number().int().nonnegative().default(0),
  ...promoFields,
  ...seoFields,
});
export type Review = z.infer<typeof review>;
