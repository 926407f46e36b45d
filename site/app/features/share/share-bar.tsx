import { type SharedStory, shareWords } from '#app/features/share/share-link.ts';
import { type ShareBarLook, ShareButtons } from './share-buttons.tsx';

export interface ShareBarProps extends Omit<ShareBarLook, 'hasPlayer'> {
  story: SharedStory;
}

/** Links and buttons to share a story. */
export function ShareBar({ story, ...look }: ShareBarProps) {
  return <ShareButtons {...look} words={shareWords(story)} hasPlayer={story.playerPath !== undefined} />;
}
