import { z } from 'zod';
import { author } from './author.ts';
import { deal } from './deal.ts';
import { image } from './image.ts';
import { contentTopic } from './topic.ts';

const authorInBrief = author.pick({
  id: true,
  username: true,
  firstName: true,
  lastName: true,
  bureau: true,
  profile: true,
  image: true,
});

/** A story as a card, row or link shows it. Answers fill what the kind of list needs; `url` is always the chosen route. */
export const contentLink = z.object({
  author: authorInBrief.optional(),
  body: z.string().optional(),
  gallery: z.object({ count: z.number().int() }).optional(),
  category: z.string().optional(),
  get children() {
    return z.array(contentLink).optional();
  },
  contentType: z.string().optional(),
  contentUrl: z.string().optional(),
  coreImages: z.array(image).optional(),
  date: z.string().optional(),
  /** Where its product costs what; only in views that show deals. */
  deal: deal.optional(),
  datePublished: z.string().optional(),
  description: z.string().optional(),
  filterKey: z.string().optional(),
  filterLabel: z.string().optional(),
  genreGroups: z.array(z.string()).optional(),
  icon: z.string().optional(),
  nodeId: z.string().optional(),
  subCategory: z.string().optional(),
  id: z.string(),
  image: image.optional(),
  label: z.string().optional(),
  /** Facts only some kinds have: rating, starRating, bottomLine, editorsChoice, duration (s), readMinutes, price, priceUnit, editorPick, pickPrice, pickUnit, minutesNeeded, stepCount, needs … */
  metaData: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  name: z.string().optional(),
  promoTitle: z.string().optional(),
  section: z.string().optional(),
  slug: z.string(),
  startYear: z.string().optional(),
  summary: z.string().optional(),
  title: z.string(),
  topic: contentTopic.optional(),
  topics: z.array(contentTopic).optional(),
  hubTopicPathString: z.string().optional(),
  type: z.string().optional(),
  typeName: z.string().optional(),
  url: z.string(),
  isSponsored: z.boolean().default(false),
});
export type ContentLink = z.infer<typeof contentLink>;
