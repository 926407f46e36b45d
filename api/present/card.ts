import type { ContentLink } from '#content/entities/content-link.ts';
import type { Image } from '#content/entities/image.ts';
import type { StoryType } from '#content/entities/story-types.ts';
import { choosePrimaryTopic } from '#content/rules/choose-topic.ts';
import { pathForContent } from '#content/rules/content-path.ts';
import { hubPathOfTopic } from '#content/rules/hub-topic-path.ts';
import { isLiveBlog } from '#content/rules/live-blog.ts';
import { coverageEnd } from '#content/rules/live-coverage.ts';
import { storyForm } from '#content/rules/story-form.ts';
import { presentAuthorInBrief } from './author.ts';
import type { PresentContext } from './context.ts';
import { presentContentTopics } from './topic.ts';

/** The part of a story that lists need: made when the story is published and stored beside it. */
export interface StoryCard {
  id: string;
  type: StoryType;
  slug: string;
  title: string;
  promoTitle?: string | undefined;
  description?: string | undefined;
  image?: Image | undefined;
  articleType?: string | undefined;
  section?: string | undefined;
  subType?: string | undefined;
  layoutName?: string | undefined;
  isSponsored: boolean;
  authorId?: string | undefined;
  topics: { slug: string; primary: boolean }[];
  datePublished: string;
  date: string;
  galleryCount?: number | undefined;
  metaData: Record<string, string | number | boolean>;
}

export function presentCard(card: StoryCard, context: PresentContext): ContentLink {
  const topics = presentContentTopics(card.topics, context);
  const topic = choosePrimaryTopic(topics) ?? topics[0];
  const facts = {
    slug: card.slug,
    section: card.section,
    subType: card.subType,
    layoutName: card.layoutName,
    topics,
    typeName: card.type,
    isSponsored: card.isSponsored,
  };
  const author = presentAuthorInBrief(card.authorId, context);
  const form = storyForm(card);
  const metaData = {
    ...coverageOf(card),
    ...(form && form !== 'liveBlog' ? { form } : {}),
    ...card.metaData,
  };
  return {
    id: card.id,
    slug: card.slug,
    title: card.title,
    url: pathForContent(facts) ?? '/',
    typeName: card.type,
    contentType: card.type,
    isSponsored: card.isSponsored,
    date: card.date,
    datePublished: card.datePublished,
    ...(card.promoTitle ? { promoTitle: card.promoTitle } : {}),
    ...(card.description ? { description: card.description } : {}),
    ...(card.articleType ? { type: card.articleType } : {}),
    ...(card.section ? { section: card.section } : {}),
    ...(card.image ? { image: context.image(card.image, 'card') } : {}),
    ...(author ? { author } : {}),
    ...(topic ? { topic, hubTopicPathString: hubPathOfTopic(topic) } : {}),
    ...(card.galleryCount === undefined ? {} : { gallery: { count: card.galleryCount } }),
    ...(Object.keys(metaData).length > 0 ? { metaData } : {}),
  };
}

/** Cards that an older release stored do not say when coverage ends. */
function coverageOf({ subType, layoutName, datePublished }: StoryCard): StoryCard['metaData'] {
  const end = isLiveBlog({ subType, layoutName }) ? coverageEnd(datePublished) : undefined;
  return end ? { coverageEnd: end.toISOString() } : {};
}
