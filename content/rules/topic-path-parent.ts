import { choosePrimaryTopic } from './choose-topic.ts';
import type { StoryFacts } from './story-facts.ts';

/** Slug of the second topic from the root, by topic paths alone: what every page can know without names of hubs. */
export function topicPathParent({
  topic,
  topics = [],
}: Pick<StoryFacts, 'topic' | 'topics'>): string | undefined {
  return choosePrimaryTopic(topics)?.topicPath?.[1]?.slug ?? (topic ?? topics[0])?.topicPath?.[1]?.slug;
}
