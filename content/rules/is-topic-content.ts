import { verticalTopics } from '../limits.ts';
import type { StoryFacts } from './story-facts.ts';
import { urlTopicSlugs } from './url-topic-slugs.ts';

export function isTopicContent(
  story: Pick<StoryFacts, 'topic' | 'topics'>,
  verticals: readonly string[] = verticalTopics,
): boolean {
  const [first] = urlTopicSlugs(story);
  return first !== undefined && verticals.includes(first);
}
