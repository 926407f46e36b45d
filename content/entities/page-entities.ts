import { z } from 'zod';
import { layoutTree } from '../page/layout.ts';
import { image } from './image.ts';
import { contentTopic, hierarchicalTopic } from './topic.ts';

const composable = {
  layout: layoutTree.optional(),
  slug: z.string(),
  viewType: z.string().optional(),
  title: z.string(),
  description: z.string().optional(),
};

/** What a topic page is about: its words, its picture, its place in the tree and the topics below it. */
export const topicPage = z.object({
  ...composable,
  id: z.string(),
  image: image.optional(),
  topic: hierarchicalTopic,
  children: z.array(hierarchicalTopic).default([]),
});
export type TopicPage = z.infer<typeof topicPage>;

export const featurePage = z.object({
  ...composable,
  id: z.string(),
  image: image.optional(),
  /** What it is filed under: flags and criteria ask for it. */
  topics: z.array(contentTopic).optional(),
});
export type FeaturePage = z.infer<typeof featurePage>;
