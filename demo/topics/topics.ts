import type { SeedTopic } from '#content/seed.ts';
import { sceneOf } from '#demo/picture.ts';
import { businessTopics } from './business-topics.ts';
import { innovationTopics } from './innovation-topics.ts';
import { livingTopics } from './living-topics.ts';
import { techTopics } from './tech-topics.ts';
import type { TopicWords } from './topic-words.ts';

const roots: readonly TopicWords[] = [techTopics, innovationTopics, ...businessTopics, ...livingTopics];

function flatten(words: readonly TopicWords[], parent?: string): SeedTopic[] {
  return words.flatMap(({ children, ...topic }) => [
    { id: `topic-${topic.slug}`, ...topic, ...(parent ? { parent } : {}) },
    ...flatten(children ?? [], topic.slug),
  ]);
}

/** Every topic of Wavelength, a parent always before its children. */
export const topics: readonly SeedTopic[] = flatten(roots).map((topic) => ({
  ...topic,
  image: sceneOf(topic.slug, 0),
}));

const bySlug = new Map(topics.map((topic) => [topic.slug, topic]));

export function topicOf(slug: string): SeedTopic {
  const topic = bySlug.get(slug);
  if (!topic) throw new Error(`Wavelength has no topic "${slug}"`);
  return topic;
}

export function isTopic(slug: string): boolean {
  return bySlug.has(slug);
}

/** Slugs from the root down to the topic itself. */
export function topicPathOf(slug: string): string[] {
  const { parent } = topicOf(slug);
  return parent ? [...topicPathOf(parent), slug] : [slug];
}
