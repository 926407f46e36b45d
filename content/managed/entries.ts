import { z } from 'zod';
import { author } from '../entities/author.ts';
import { editorialLink, editorialLinks } from '../entities/editorial-links.ts';
import { image } from '../entities/image.ts';
import { innovationTrend } from '../entities/innovation-trend.ts';
import { newsletterDoc } from '../entities/newsletter.ts';
import { richText } from '../entities/rich-text.ts';
import { layoutDefinition } from '../page/layout-definition.ts';
import { isSafeLink } from '../rules/link-treatment.ts';

const line = z.string().trim().min(1).max(200);
const link = z.string().max(2048).refine(isSafeLink, 'must be a path of this site or an http(s) address');

export const authorEntry = author
  .omit({ id: true })
  .extend({ username: line.optional(), firstName: line, lastName: z.string().trim().max(200) })
  .strict();
export type AuthorEntry = z.output<typeof authorEntry>;

export const topicEntry = z.strictObject({
  name: line,
  /** The slug of the topic above it; none at the root of a branch. */
  parent: z.string().max(200).optional(),
  /** The heading of its page; its name by default. */
  title: line.optional(),
  description: z.string().max(2000).default(''),
  image: image.optional(),
});
export type TopicEntry = z.output<typeof topicEntry>;

export const tagEntry = z.strictObject({ name: line });
export type TagEntry = z.output<typeof tagEntry>;

/** `updated` is set to the time of saving when the words change and no date is sent. */
export const textEntry = richText
  .omit({ id: true, isUnconfirmed: true })
  .extend({
    title: line.optional(),
    description: z.string().max(2000).optional(),
    updated: z.iso.datetime({ offset: true }).optional(),
  })
  .strict();
export type TextEntry = z.output<typeof textEntry>;

export const linkListEntry = editorialLinks
  .extend({ items: z.array(editorialLink.extend({ linkText: line, linkUrl: link }).strict()).max(200) })
  .strict();
export type LinkListEntry = z.output<typeof linkListEntry>;

export const layoutEntry = layoutDefinition.omit({ pageType: true, slug: true }).strict();
export type LayoutEntry = z.output<typeof layoutEntry>;

export const newsletterEntry = newsletterDoc.omit({ id: true }).extend({ title: line }).strict();
export type NewsletterEntry = z.output<typeof newsletterEntry>;

export const breakingEntry = z.strictObject({ storyId: z.string().min(1).max(100), text: line });
export type BreakingEntry = z.output<typeof breakingEntry>;

export const trendEntry = innovationTrend.omit({ id: true }).extend({ name: line }).strict();
export type TrendEntry = z.output<typeof trendEntry>;
