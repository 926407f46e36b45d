import { parentTopic } from '#content/rules/parent-topic.ts';
import type { TopicFacts } from '#content/rules/story-facts.ts';

interface RelatedTopic {
  slug: string;
  name: string;
}

/** The topics of a story, and before them the wider one it belongs to, so that a narrow topic has a way on. */
export function relatedTopics(topics: readonly TopicFacts[]): RelatedTopic[] {
  const parent = parentTopic({ topics });
  const above = topics.flatMap(({ topicPath = [] }) => topicPath).find(({ slug }) => slug === parent);
  const isListed = topics.some(({ slug }) => slug === parent);
  return [...(above && !isListed ? [above] : []), ...topics].map(({ slug, name }) => ({
    slug,
    name: name ?? slug,
  }));
}
