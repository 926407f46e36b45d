import type { ContentLink } from '#content/entities/content-link.ts';
import type { Image } from '#content/entities/image.ts';
import type { ContentTopic } from '#content/entities/topic.ts';

type Field = keyof ContentLink;

/** The rendered fields of a card, and of nested objects (pictures, authors, topics). */
export function renderedFields(card: object, fields: readonly Field[]): Partial<ContentLink> {
  const { author, image, topic, topics, ...plain } = card as ContentLink;
  const wants = (name: string) => fields.includes(name as Field);
  return {
    ...Object.fromEntries(Object.entries(plain).filter(([name]) => wants(name))),
    ...(author && wants('author') && { author: renderedAuthor(author) }),
    ...(image && wants('image') && { image: renderedImage(image) }),
    ...(topic && wants('topic') && { topic: renderedTopic(topic) }),
    // A chosen topic makes the others irrelevant.
    ...(topics && !topic && wants('topics') && { topics: topics.map(renderedTopic) }),
  };
}

function renderedAuthor({ bureau, profile, ...author }: NonNullable<ContentLink['author']>) {
  return { ...author, ...(profile?.title && { profile: { title: profile.title } }) };
}

/** Source and rights of a picture are not rendered; square crops only without alternatives. */
function renderedImage(image: Image): Image {
  const { id, filename, dateCreated, path, imageUrl, bucketPath, bucketType, credits, urls, ...shown } =
    image;
  if (!urls?.sc_medium) return { ...shown, ...(urls && { urls }) };
  const { sc_small, sc_medium, sc_large, sc_xlarge } = urls;
  return {
    ...shown,
    urls: {
      ...(sc_small && { sc_small }),
      sc_medium,
      ...(sc_large && { sc_large }),
      ...(sc_xlarge && { sc_xlarge }),
    },
  };
}

function renderedTopic({ slug, name, topicPath, primary }: ContentTopic): ContentTopic {
  const above = topicPath.map((topic) => ({ slug: topic.slug, name: topic.name }));
  return { slug, name, primary, topicPath: above } as ContentTopic;
}
