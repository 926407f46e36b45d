/** The little a rule needs to know about a topic; entity topics and hand-written ones both fit. */
export interface TopicFacts {
  slug: string;
  name?: string | undefined;
  primary?: boolean | undefined;
  /** Ancestors, root first, without the topic itself. */
  topicPath?: readonly { slug: string; name?: string | undefined }[] | undefined;
}

/** The slugs a thing is filed under, with those above them: what criteria ask with `topics`. */
export const topicSlugsOf = (topics: readonly TopicFacts[] = []): string[] =>
  topics.flatMap(({ slug, topicPath = [] }) => [...topicPath.map((above) => above.slug), slug]);

/** The little a rule needs to know about a story. Articles, reviews, videos and content links all fit. */
export interface StoryFacts {
  slug: string;
  section?: string | undefined;
  subType?: string | undefined;
  layoutName?: string | undefined;
  topic?: TopicFacts | undefined;
  topics?: readonly TopicFacts[] | undefined;
  tags?: readonly { slug: string }[] | undefined;
}
