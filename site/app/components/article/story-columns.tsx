import type { ReactNode } from 'react';
import { copy } from '#app/copy.ts';
import type { Author } from '#content/entities/author.ts';
import type { BodyBlock } from '#content/entities/embed.ts';
import type { ContentTopic } from '#content/entities/topic.ts';
import { StaticHtml } from '../prose/static-html.tsx';
import { AdSlot } from '../skybox/skybox.tsx';
import { contentsHtml } from './contents.ts';
import styles from './story-columns.module.css';
import { StoryEnd } from './story-end.tsx';

export interface ColumnsStory {
  topics: readonly ContentTopic[];
  author?: Author | undefined;
  bodyBlocks?: readonly BodyBlock[] | undefined;
  suppressAds?: boolean;
  suppressBio?: boolean;
}

export interface StoryColumnsProps {
  story: ColumnsStory;
  /** What the table of contents is called. */
  contentsTitle: string;
  rail?: ReactNode;
  /** The text itself. */
  children: ReactNode;
}

/** Contents, text and rail side by side; every kind of story that is read ends the same way. */
export function StoryColumns({ story, contentsTitle, rail, children }: StoryColumnsProps) {
  return (
    <div className={`wrap ${styles.columns}`}>
      <div className={styles.contents}>
        <StaticHtml
          as="nav"
          className={styles.toc}
          label={contentsTitle}
          html={contentsHtml(story.bodyBlocks ?? [], contentsTitle)}
        />
      </div>
      <div className={styles.text}>
        {children}
        <StoryEnd story={story} />
      </div>
      <aside className={styles.rail} aria-label={copy.more}>
        {!story.suppressAds && (
          <div className={styles.ad}>
            <AdSlot size="mpu" />
          </div>
        )}
        {rail}
      </aside>
    </div>
  );
}
