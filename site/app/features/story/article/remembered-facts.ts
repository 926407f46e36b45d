import type { Image } from '#content/entities/image.ts';
import type { ContentTopic } from '#content/entities/topic.ts';
import { pathForContent } from '#content/rules/content-path.ts';
import { readMinutes } from '#content/rules/read-time.ts';
import { pictureSources } from '../../../components/primitives/picture/sources.ts';
import { sectionOf } from '../../../components/primitives/section/story-section.ts';
import type { BylineProps } from '../../../components/story/byline/byline.tsx';
import { authorName } from '../../../components/story/meta/story-meta.tsx';
import type { RememberedFacts } from '../../../components/story/story-tools/story-data.ts';
import type { ShareableStory } from '../../share/story-share.tsx';

export type HeadStory = BylineProps['story'] &
  ShareableStory & {
    topics: readonly ContentTopic[];
    dek?: string | undefined;
    image?: Image | undefined;
    wordCount?: number | undefined;
  };

/** What the reading list shows of a story; undefined where it has no address. */
export function rememberedFacts(story: HeadStory): RememberedFacts | undefined {
  const url = pathForContent(story);
  if (!url) return undefined;
  return {
    url,
    title: story.headline ?? story.title,
    section: sectionOf(story),
    picture: pictureSources(story.image)?.src,
    minutes: story.wordCount ? readMinutes(story.wordCount) : undefined,
    topic: story.topics[0]?.name,
    author: story.author && authorName(story.author),
  };
}
