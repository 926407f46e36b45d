import type { TopicFacts } from '#content/rules/story-facts.ts';
import { topicPathParent } from '#content/rules/topic-path-parent.ts';

interface RelatedTopic {
  slug: string;
  name: string;
}

/** The topics of a story, preceded by the parent topic, so that a narrow topic leads to a wider one. */
export function relatedTopics(topics: readonly TopicFacts[]): RelatedTopic[] {
  const parent = topicPathParent({ topics });
  const above = topics.flatMap(({ topicPath = [] }) => topicPath).find(({ slug }) => slug === parent);
  const isListed = topics.some(({ slug }) => slug === parent);
  return [...(above && !isListed ? [above] : []), ...topics].map(({ slug, name }) => ({
    slug,
    name: name ?? slug,
  }));
}
