import { z } from 'zod';
import { layoutTree } from '../page/layout.ts';
import { contentLink } from './content-link.ts';
import { image } from './image.ts';
import { shownFigure, shownPart } from './report.ts';
import { contentTopic } from './topic.ts';

const collectionThread = z.object({ slug: z.string(), items: z.array(contentLink).default([]) });

export const collection = z.object({
  id: z.string(),
  image: image.optional(),
  primary: z.boolean().default(false),
  title: z.string(),
  slug: z.string(),
  hide: z.boolean().default(false),
  description: z.string().optional(),
  threads: z.array(collectionThread).default([]),
  typeSlug: z.string().optional(),
  collectionType: z.object({ id: z.string(), slug: z.string() }).optional(),
  layout: layoutTree.optional(),
  viewType: z.string().optional(),
  /** `report` shows it as a special report with its figures and numbered parts. */
  layoutName: z.string().optional(),
  figures: z.array(shownFigure).optional(),
  parts: z.array(shownPart).optional(),
  /** How many stories a report has. */
  storyCount: z.number().int().nonnegative().optional(),
  /** When its newest story was published. */
  dateUpdated: z.string().optional(),
  /** What it is filed under: flags and criteria ask for it. */
  topics: z.array(contentTopic).optional(),
});
export type Collection = z.infer<typeof collection>;
