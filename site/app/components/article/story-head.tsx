import type { ReactNode } from 'react';
import type { ContentTopic } from '#content/entities/topic.ts';
import { Byline, type BylineProps } from '../byline/byline.tsx';
import { Crumbs } from '../crumbs/crumbs.tsx';
import styles from './story-head.module.css';
import { storyPath } from './story-path.ts';
import { type ShareableStory, StoryShare } from './story-share.tsx';

export type HeadStory = BylineProps['story'] &
  ShareableStory & {
    topics: readonly ContentTopic[];
    dek?: string | undefined;
  };

/** The way here, the headline, the dek and who wrote it. Labels always precede the headline. */
export function StoryHead({ story, labels }: { story: HeadStory; labels?: ReactNode }) {
  return (
    <header className={`wrap ${styles.head}`}>
      <Crumbs path={storyPath(story.topics)} />
      {labels}
      <h1 className="hd-1">{story.headline ?? story.title}</h1>
      {story.dek && <p className={styles.dek}>{story.dek}</p>}
      <div className={styles.byline}>
        <Byline story={story} />
        <div className={styles.share}>
          <StoryShare story={story} direction="along" />
        </div>
      </div>
    </header>
  );
}
