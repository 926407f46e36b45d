import { type SharedStory, shareWords } from '#app/components/share/share-link.ts';
import { publication } from '#config';
import { KeptForm } from '../cached-markup/cached-markup.tsx';
import { type ShareBarLook, ShareButtons } from './share-buttons.tsx';

export interface ShareBarProps extends Omit<ShareBarLook, 'hasPlayer'> {
  story: SharedStory;
}

/** Ways to hand a story on. The bar is the same under every story, but for the story's address and title. */
export function ShareBar({ story, direction, hasComments }: ShareBarProps) {
  const hasPlayer = story.playerPath !== undefined;
  return (
    <KeptForm
      of={publication.share}
      by={`${direction} ${hasComments} ${hasPlayer}`}
      blanks={shareWords(story)}
    >
      {(words) => (
        <ShareButtons words={words} direction={direction} hasComments={hasComments} hasPlayer={hasPlayer} />
      )}
    </KeptForm>
  );
}
