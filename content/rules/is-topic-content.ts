import { verticalTopics } from '../limits.ts';
import type { StoryFacts } from './story-facts.ts';
import { urlTopicSlugs } from './url-topic-slugs.ts';

export function isTopicContent(story: Pick<StoryFacts, 'topic' | 'topics'>): boolean {
  const [first] = urlTopicSlugs(story);
  return verticalTopics.some((slug) => slug === first);
}
