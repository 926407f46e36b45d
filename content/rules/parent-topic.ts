import { choosePrimaryTopic } from './choose-topic.ts';
import { hubTopicPathSlugs } from './hub-topic-path.ts';
import type { StoryFacts } from './story-facts.ts';

type Facts = Pick<StoryFacts, 'topic' | 'topics'> & { hubTopicPathString?: string | undefined };

/** Slug of the second topic from the root: in the primary topic's path, else any topic's, else the hub path. */
export function parentTopic({ topic, topics = [], hubTopicPathString }: Facts): string | undefined {
  return (
    choosePrimaryTopic(topics)?.topicPath?.[1]?.slug ??
    (topic ?? topics[0])?.topicPath?.[1]?.slug ??
    (hubTopicPathString === undefined ? undefined : hubTopicPathSlugs(hubTopicPathString)[1])
  );
}
