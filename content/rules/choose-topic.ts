import type { TopicFacts } from './story-facts.ts';

/** The only topic, or the one flagged primary; several without a flag give none. */
export function choosePrimaryTopic<T extends TopicFacts>(topics: readonly T[] = []): T | undefined {
  return topics.length === 1 ? topics[0] : topics.find((topic) => topic.primary);
}

/** For callers that need some topic: the primary one, else the first. */
export function chooseTopic<T extends TopicFacts>(topics: readonly T[] = []): T | undefined {
  return choosePrimaryTopic(topics) ?? topics[0];
}
