import type { ContentLink } from '#content/entities/content-link.ts';
import type { TopicPage } from '#content/entities/page-entities.ts';
import type { ContentTopic, HierarchicalTopic, Topic } from '#content/entities/topic.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import type { DirectoryTopic } from '../memory/directory.ts';
import type { PresentContext } from './context.ts';

export function presentTopic({ id, slug, name }: DirectoryTopic): Topic {
  return { id, slug, name, typeName: 'topic' };
}

function presentHierarchicalTopic(topic: DirectoryTopic): HierarchicalTopic {
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
  { directory }: { directory: Pick<PresentContext['directory'], 'topics'> },
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

/** A topic as a list of topics shows it, with the headlines of its newest stories. */
export function presentTopicLink(
  topic: DirectoryTopic,
  total: number,
  newest: readonly ContentLink[],
  context: PresentContext,
): ContentLink {
  const { id, slug, name, description, image } = topic;
  const [first] = newest;
  return {
    id,
    slug,
    title: name,
    url: pathFor('topic', { slug }),
    typeName: 'topic',
    description,
    isSponsored: false,
    topic: { ...presentTopic(topic), primary: true, topicPath: topic.above.map(presentTopic) },
    metaData: { stories: total },
    children: newest.map((story) => ({
      id: story.id,
      slug: story.slug,
      title: story.promoTitle ?? story.title,
      url: story.url,
      isSponsored: story.isSponsored,
      ...(story.date ? { date: story.date } : {}),
    })),
    ...(first?.date ? { date: first.date } : {}),
    ...(image ? { image: context.image(image, 'card') } : {}),
  };
}
