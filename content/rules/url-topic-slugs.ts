import { urlTopicSlugs as mostSlugs } from '../limits.ts';
import { chooseTopic } from './choose-topic.ts';
import type { StoryFacts } from './story-facts.ts';

/** The topic slugs of a story's address: from the root of its topic down, at most two. */
export function urlTopicSlugs({ topic, topics }: Pick<StoryFacts, 'topic' | 'topics'>): string[] {
  const chosen = chooseTopic(topics) ?? topic;
  if (!chosen) return [];
  return [...(chosen.topicPath ?? []), chosen].map(({ slug }) => slug).slice(0, mostSlugs);
}
