import type { ReactNode } from 'react';
import type { ContentTopic } from '#content/entities/topic.ts';
import { pathForContent } from '#content/rules/content-path.ts';
import { Crumbs } from '../../../components/primitives/crumbs/crumbs.tsx';
import { sectionOf } from '../../../components/primitives/section/story-section.ts';
import { Byline, type BylineProps } from '../../../components/story/byline/byline.tsx';
import { storyPath } from '../../../components/story/story-path/story-path.ts';
import { StoryTools } from '../../../components/story/story-tools/story-tools.tsx';
import { type ShareableStory, StoryShare } from '../../share/story-share.tsx';
import styles from './story-head.module.css';

type HeadStory = BylineProps['story'] &
  ShareableStory & {
    topics: readonly ContentTopic[];
    dek?: string | undefined;
  };

interface StoryHeadProps {
  story: HeadStory;
  labels?: ReactNode;
  /** Where there is space for a rail, the share bar is there instead. */
  hasRailShare?: boolean;
}

/** Breadcrumbs, headline, dek and byline. Labels always precede the headline. */
export function StoryHead({ story, labels, hasRailShare = false }: StoryHeadProps) {
  const url = pathForContent(story);
  return (
    <header className={`wrap ${styles.head}`}>
      <div data-staff-place={`${story.typeName}/${story.id}`} />
      <Crumbs path={storyPath(story.topics)} of={story.headline ?? story.title} />
      {labels}
      <h1 className="hd-1" dir="auto">
        {story.headline ?? story.title}
      </h1>
      {story.dek && (
        <p className={styles.dek} dir="auto">
          {story.dek}
        </p>
      )}
      <div className={styles.byline} data-rail={hasRailShare || undefined}>
        <Byline story={story} />
        <div className={styles.tools}>
          <div className={styles.share}>
            <StoryShare story={story} direction="along" />
          </div>
          {url && <StoryTools url={url} title={story.headline ?? story.title} section={sectionOf(story)} />}
        </div>
      </div>
    </header>
  );
}
