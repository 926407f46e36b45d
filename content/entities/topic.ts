import { z } from 'zod';

export const topic = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  typeName: z.string().default('topic'),
  uuid: z.string().optional(),
});
export type Topic = z.infer<typeof topic>;

/** A topic with its place in the tree: names and slugs from the root down to itself. */
export const hierarchicalTopic = topic.extend({
  typePath: z.array(z.string()).default([]),
  hPath: z.array(z.string()).default([]),
  hslugPath: z.array(z.string()).default([]),
});
export type HierarchicalTopic = z.infer<typeof hierarchicalTopic>;

/** A topic as content carries it. `topicPath` holds the ancestors, root first, without the topic itself. */
export const contentTopic = topic.extend({
  primary: z.boolean().default(false),
  topicPath: z.array(topic).default([]),
});
export type ContentTopic = z.infer<typeof contentTopic>;
