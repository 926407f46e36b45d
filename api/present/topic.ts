import type { TopicPage } from '#content/entities/page-entities.ts';
import type { ContentTopic, HierarchicalTopic, Topic } from '#content/entities/topic.ts';
import type { DirectoryTopic } from '../memory/directory.ts';
import type { PresentContext } from './context.ts';

export function presentTopic({ id, slug, name }: DirectoryTopic): Topic {
  return { id, slug, name, typeName: 'topic' };
}

export function presentHierarchicalTopic(topic: DirectoryTopic): HierarchicalTopic {
  const path = [...topic.above, topic];
  return {
    ...presentTopic(topic),
    typePath: path.map(() => 'topic'),
    hPath: path.map(({ name }) => name),
    hslugPath: path.map(({ slug }) => slug),
  };
}

/** Topics as a story carries them, with the way down to each. */
export function presentContentTopics(
  refs: readonly { slug: string; primary: boolean }[],
  { directory }: PresentContext,
): ContentTopic[] {
  return refs.flatMap(({ slug, primary }) => {
    const topic = directory.topics.get(slug);
    return topic ? [{ ...presentTopic(topic), primary, topicPath: topic.above.map(presentTopic) }] : [];
  });
}

export function presentTopicPage(topic: DirectoryTopic, context: PresentContext): TopicPage {
  return {
    id: topic.id,
    slug: topic.slug,
    title: topic.title,
    description: topic.description,
    ...(topic.image ? { image: context.image(topic.image, 'main') } : {}),
    topic: presentHierarchicalTopic(topic),
    children: topic.below.map(presentHierarchicalTopic),
  };
}
