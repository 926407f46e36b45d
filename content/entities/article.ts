import { z } from 'zod';
import { author } from './author.ts';
import { availableOn } from './available-on.ts';
import { content } from './content.ts';
import { contentLink } from './content-link.ts';
import { bodyBlock, embed } from './embed.ts';
import { image } from './image.ts';
import { listicle } from './listicle.ts';
import { newsletterOffer } from './newsletter.ts';
import { reviewCard } from './review-card.ts';
import { promoFields, seoFields } from './seo-fields.ts';

export const articleTypes = [
  'best-list',
  'review-multi',
  'review-single',
  'gift-guide',
  'guide',
  'infographic',
  'custom',
  'product-promo',
  'deals',
  'misc-commerce',
  'academy',
] as const;
export type ArticleType = (typeof articleTypes)[number];

export const article = content.extend({
  typeName: z.literal('article').default('article'),
  /** Allow-listed HTML with `[shortcode …]` lines, as editors save it. Pages read `bodyBlocks`. */
  body: z.string().default(''),
  /** The body parsed once on the server; see `content/rules/body/parse-body.ts`. Only in answers. */
  bodyBlocks: z.array(bodyBlock).optional(),
  /** Whether the page may earn a commission; see `content/rules/has-commerce.ts`. Only in answers. */
  hasAffiliateDisclosure: z.boolean().optional(),
  dek: z.string().optional(),
  /** The newsletter to offer in it, chosen by an editor; otherwise its topics decide. */
  newsletterId: z.string().max(100).optional(),
  /** Words of the title that long reads set in italic. */
  titleEmphasis: z.string().max(60).optional(),
  mobileImage: image.optional(),
  layoutName: z.string().optional(),
  relatedObjects: z.array(contentLink).default([]),
  availableOn: z.array(availableOn).default([]),
  capi: z.record(z.string(), z.unknown()).optional(),
  editors: z.array(author).default([]),
  listicles: z.array(listicle).default([]),
  reviewCards: z.array(reviewCard).default([]),
  ...promoFields,
  ...seoFields,
  shortcodeTags: z.array(z.string()).default([]),
  additionalShortcodeData: z.record(z.string(), embed).default({}),
  site: z.string().optional(),
  type: z.enum(articleTypes).optional(),
  video: contentLink.optional(),
  /** Of a live blog: whether it is live, and when it ended or will end. Only in answers. */
  coverage: z.object({ state: z.enum(['live', 'ended']), end: z.string() }).optional(),
  /** Of a live blog with more entries than a page holds: this page, its neighbors, and the key events of all. Only in answers. */
  entryPages: z
    .object({
      page: z.number().int().positive(),
      total: z.number().int().positive(),
      newer: z.number().int().positive().optional(),
      older: z.number().int().positive().optional(),
      keyEvents: z.array(
        z.object({ uuid: z.string(), at: z.string(), title: z.string(), page: z.number().int().positive() }),
      ),
    })
    .optional(),
  /** How long it takes to do what the story explains. */
  minutesNeeded: z.number().int().min(1).max(1440).optional(),
  /** What one needs to do it: tools, papers, a second person. */
  needs: z.array(z.string().trim().min(1).max(80)).max(10).optional(),
  /** Of a story that says how long it takes: its numbered steps; see `content/rules/body/how-to-steps.ts`. Only in answers. */
  stepCount: z.number().int().positive().optional(),
  /** The newsletter that fits it; see `content/rules/newsletter-for-story.ts`. Only in answers. */
  newsletter: newsletterOffer.optional(),
  /** A page of the publication, such as an imprint: it has an address, and no list or feed contains it. */
  isPage: z.boolean().optional(),
  suppressAds: z.boolean().default(false),
  suppressBio: z.boolean().default(false),
  suppressComments: z.boolean().default(false),
  wordCount: z.number().int().nonnegative().default(0),
});
export type Article = z.infer<typeof article>;
