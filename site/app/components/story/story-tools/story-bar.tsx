import { copy } from '#app/copy/site.ts';
import { Strip } from '#design/strip/strip.tsx';
import styles from './story-bar.module.css';
import { type RememberedFacts, storyData } from './story-data.ts';
import { SaveButton } from './story-tools.tsx';

interface StoryBarProps {
  story: RememberedFacts;
  /** The headline it leads back to. Without it there is only the strip: the story has a bar of its own. */
  titleId?: string | undefined;
}

/**
 * At the top of the window while a story is read: its title, how much is left, and a strip that fills. Only markup, like
 * the tools: without scripts it stays hidden.
 */
export function StoryBar({ story, titleId }: StoryBarProps) {
  return (
    <div
      className={`stage ${styles.bar}`}
      data-s={story.section}
      data-bar={titleId ? '' : undefined}
      {...storyData(story)}
    >
      {titleId && (
        <div className={`wrap ${styles.row}`}>
          <a className={styles.title} href={`#${titleId}`} dir="auto">
            {story.title}
          </a>
          {story.minutes && (
            <span className={styles.left} data-left suppressHydrationWarning>
              {copy.minutesLeft(story.minutes)}
            </span>
          )}
          <SaveButton url={story.url} />
        </div>
      )}
      <div className={styles.strip} aria-hidden="true">
        <Strip section={story.section} height={6} seed={story.url} className={styles.lit} />
      </div>
    </div>
  );
}
