import type { Article } from '#content/entities/article.ts';
import type { ContentLink } from '#content/entities/content-link.ts';
import type { BodyBlock } from '#content/entities/embed.ts';
import type { Gallery } from '#content/entities/gallery.ts';
import type { Image } from '#content/entities/image.ts';
import type { FeaturePage } from '#content/entities/page-entities.ts';
import type { Review } from '#content/entities/review.ts';
import type { StoryInput } from '#content/entities/story-input.ts';
import type { Video } from '#content/entities/video.ts';
import { stepsOf } from '#content/rules/body/how-to-steps.ts';
import { hasCommerceContent } from '#content/rules/has-commerce.ts';
import { presentAuthors } from './author.ts';
import type { PresentContext } from './context.ts';
import { presentReferences } from './story-references.ts';
import { presentContentTopics } from './topic.ts';

export type StoryOf<K extends StoryInput['kind']> = Extract<StoryInput, { kind: K }> & { id: string };

/** The picture that search engines and social sites take; other pictures were signed with the body. */
function mainImages(
  story: { image?: Image | undefined; promoImage?: Image | undefined; seoOgImage?: Image | undefined },
  { image }: PresentContext,
) {
  return { seoOgImage: story.seoOgImage && image(story.seoOgImage, 'main') };
}

/** The stored names are left behind: answers carry the things themselves. */
function withoutNames<T extends StoryInput>(story: T) {
  const { kind, authorId, moreAuthorIds, topics, tags, collections, ...rest } = story;
  return rest;
}

interface StoryLinks {
  current(links: readonly ContentLink[]): ContentLink[];
}

/** Answers carry the body once, as blocks; the stored text and the embeds inside it stay behind. */
export function presentArticle(
  story: StoryOf<'article'>,
  version: number,
  blocks: BodyBlock[],
  links: StoryLinks,
  context: PresentContext,
): Article {
  const { editorIds, ...rest } = withoutNames(story);
  const [video] = story.video ? links.current([story.video]) : [];
  return {
    ...rest,
    ...presentReferences(story, version, context),
    ...mainImages(story, context),
    typeName: 'article',
    editors: presentAuthors(editorIds, context),
    body: '',
    additionalShortcodeData: {},
    bodyBlocks: blocks,
    hasAffiliateDisclosure: hasCommerceContent({ ...story, bodyBlocks: blocks }),
    relatedObjects: links.current(story.relatedObjects),
    stepCount: story.minutesNeeded ? stepsOf(story.body).length || undefined : undefined,
    video,
  };
}

export function presentReview(
  story: StoryOf<'review'>,
  version: number,
  blocks: BodyBlock[],
  context: PresentContext,
): Review {
  const { editorIds, ...rest } = withoutNames(story);
  return {
    ...rest,
    ...presentReferences(story, version, context),
    ...mainImages(story, context),
    typeName: 'review',
    editors: presentAuthors(editorIds, context),
    body: '',
    additionalShortcodeData: {},
    bodyBlocks: blocks,
    hasAffiliateDisclosure: hasCommerceContent({ ...story, bodyBlocks: blocks }),
  };
}

export function presentGallery(
  story: StoryOf<'gallery'>,
  version: number,
  links: StoryLinks,
  context: PresentContext,
): Gallery {
  const { editorIds, ...rest } = withoutNames(story);
  return {
    ...rest,
    ...presentReferences(story, version, context),
    typeName: 'gallery',
    editors: presentAuthors(editorIds, context),
    items: story.items.map((item) => ({ ...item, relatedObjects: links.current(item.relatedObjects) })),
    relatedObjects: links.current(story.relatedObjects),
  };
}

export function presentVideo(story: StoryOf<'video'>, version: number, context: PresentContext): Video {
  return { ...withoutNames(story), ...presentReferences(story, version, context), typeName: 'video' };
}

export function presentFeature(story: StoryOf<'feature'>, context: PresentContext): FeaturePage {
  const { id, slug, title, description, viewType, layout } = story;
  return {
    id,
    slug,
    title,
    description,
    viewType,
    layout,
    image: story.image && context.image(story.image, 'main'),
    topics: presentContentTopics(story.topics, context),
  };
}
