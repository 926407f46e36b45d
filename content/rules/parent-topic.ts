import { hubTopicPathSlugs } from './hub-topic-path.ts';
import type { StoryFacts } from './story-facts.ts';
import { topicPathParent } from './topic-path-parent.ts';

type Facts = Pick<StoryFacts, 'topic' | 'topics'> & { hubTopicPathString?: string | undefined };

/** Slug of the second topic from the root: in the primary topic's path, else any topic's, else the hub path. */
export function parentTopic(story: Facts): string | undefined {
  const { hubTopicPathString } = story;
  return (
    topicPathParent(story) ??
    (hubTopicPathString === undefined ? undefined : hubTopicPathSlugs(hubTopicPathString)[1])
  );
}
