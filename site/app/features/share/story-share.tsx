import { use } from 'react';
import { OriginContext } from '#app/links/origin-context.ts';
import { pathForContent } from '#content/rules/content-path.ts';
import type { StoryFacts } from '#content/rules/story-facts.ts';
import { ShareBar, type ShareBarProps } from './share-bar.tsx';

export type ShareableStory = StoryFacts & {
  id: string;
  typeName: string;
  title: string;
  headline?: string | undefined;
  suppressComments?: boolean | undefined;
};

export function hasComments(story: ShareableStory): boolean {
  return !story.suppressComments;
}

interface StoryShareProps extends Pick<ShareBarProps, 'direction'> {
  story: ShareableStory;
  /** Comments are on this page, unless the story suppresses them. */
  withComments?: boolean;
  /** Of a video: the path of its standalone player. */
  playerPath?: string | undefined;
}

/** The share bar of a story, with the address at which the world knows it. */
export function StoryShare({ story, direction, withComments = true, playerPath }: StoryShareProps) {
  const url = use(OriginContext) + (pathForContent(story) ?? '');
  return (
    <ShareBar
      story={{ id: story.id, title: story.headline ?? story.title, url, playerPath }}
      direction={direction}
      hasComments={withComments && hasComments(story)}
    />
  );
}
