import { type ReactNode, use } from 'react';
import { AppendedContext } from '../../../components/page/appended-context.ts';
import { Crumbs } from '../../../components/primitives/crumbs/crumbs.tsx';
import { Byline } from '../../../components/story/byline/byline.tsx';
import { storyPath } from '../../../components/story/story-path/story-path.ts';
import { StoryBar } from '../../../components/story/story-tools/story-bar.tsx';
import { StoryTools } from '../../../components/story/story-tools/story-tools.tsx';
import { StoryShare } from '../../share/story-share.tsx';
import { FollowingHead } from './following-head.tsx';
import { type HeadStory, rememberedFacts } from './remembered-facts.ts';
import styles from './story-head.module.css';
import { titleId } from './title-id.ts';

interface StoryHeadProps {
  story: HeadStory;
  labels?: ReactNode;
  /** A figure between headline and dek: the opening of an explainer. */
  figure?: ReactNode;
  /** Where there is space for a rail, the share bar is there instead. */
  hasRailShare?: boolean;
  /** The same for the button that saves the story. */
  hasRailSave?: boolean;
  /** The bar at the top of the window; off where the story has another there. */
  hasBar?: boolean;
}

/** Breadcrumbs, headline, dek and byline. Labels always precede the headline. */
export function StoryHead({
  story,
  labels,
  figure,
  hasRailShare = false,
  hasRailSave = false,
  hasBar = true,
}: StoryHeadProps) {
  if (use(AppendedContext)) return <FollowingHead story={story} labels={labels} />;
  const remembered = rememberedFacts(story);
  return (
    <header className={`wrap ${styles.head}`}>
      {remembered && <StoryBar story={remembered} titleId={hasBar ? titleId(story) : undefined} />}
      <div data-staff-place={`${story.typeName}/${story.id}`} />
      <Crumbs path={storyPath(story.topics)} of={story.headline ?? story.title} />
      {labels}
      <h1 id={titleId(story)} className="hd-1" dir="auto">
        {story.headline ?? story.title}
      </h1>
      {figure}
      {story.dek && (
        <p className={styles.dek} dir="auto">
          {story.dek}
        </p>
      )}
      <div className={styles.byline} data-rail={hasRailSave ? 'all' : hasRailShare || undefined}>
        <Byline story={story} />
        <div className={styles.tools}>
          <div className={styles.share}>
            <StoryShare story={story} direction="along" />
          </div>
          {remembered && <StoryTools {...remembered} />}
        </div>
      </div>
    </header>
  );
}
