import { chooseTopic } from '#content/rules/choose-topic.ts';
import type { TopicFacts } from '#content/rules/story-facts.ts';
import type { Crumb } from '../../primitives/crumbs/crumbs.tsx';
import { topicHref } from '../../primitives/section/route-href.ts';

/** From the root of the topic tree down to the story's own topic. */
export function storyPath(topics: readonly TopicFacts[]): Crumb[] {
  const topic = chooseTopic(topics);
  if (!topic) return [];
  return [...(topic.topicPath ?? []), topic].map(({ slug, name }) => ({
    text: name ?? slug,
    href: topicHref(slug),
  }));
}
