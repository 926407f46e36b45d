import type { ReactNode } from 'react';
import { copy } from '#app/copy/site.ts';
import type { Author } from '#content/entities/author.ts';
import type { BodyBlock } from '#content/entities/embed.ts';
import type { ContentTopic } from '#content/entities/topic.ts';
import { AdSlot } from '../../../components/primitives/ad-slot/ad-slot.tsx';
import { type ShareableStory, StoryShare } from '../../share/story-share.tsx';
import styles from './story-columns.module.css';
import { StoryContents } from './story-contents.tsx';
import { StoryEnd } from './story-end.tsx';

export interface ColumnsStory extends ShareableStory {
  topics: readonly ContentTopic[];
  author?: Author | undefined;
  bodyBlocks?: readonly BodyBlock[] | undefined;
  suppressBio?: boolean;
}

interface StoryColumnsProps {
  story: ColumnsStory;
  /** Title of the table of contents. */
  contentsTitle: string;
  rail?: ReactNode;
  /** The text itself. */
  children: ReactNode;
}

/** Contents, text and rail side by side, with the common story ending. */
export function StoryColumns({ story, contentsTitle, rail, children }: StoryColumnsProps) {
  return (
    <div className={`wrap ${styles.columns}`}>
      <div className={styles.contents}>
        <div className={styles.aside}>
          <StoryContents blocks={story.bodyBlocks ?? []} title={contentsTitle} />
          <StoryShare story={story} direction="down" />
        </div>
      </div>
      <div className={styles.text} data-print="columns">
        {children}
        <StoryEnd story={story} />
      </div>
      <aside className={styles.rail} aria-label={copy.partOf(copy.more, story.title)}>
        <div className={styles.ad}>
          <AdSlot space="mpu" place="rail" />
        </div>
        {rail}
      </aside>
    </div>
  );
}
