import type { ContentLink } from '#content/entities/content-link.ts';
import type { SearchHighlight } from '#content/entities/smart-search-results.ts';
import { scoreOf } from '#content/rules/score.ts';
import { CachedMarkup } from '../../primitives/cached-markup/cached-markup.tsx';
import { MarkedText } from '../../primitives/marked-text/marked-text.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { sectionOf } from '../../primitives/section/story-section.ts';
import { StoryMeta } from '../meta/story-meta.tsx';
import { Score } from '../review-tile/review-tile.tsx';
import { Headline } from '../story-card/headline.tsx';
import { Kicker } from '../story-card/kicker.tsx';
import { MediaMark } from '../story-card/media-mark.tsx';
import { PriceMark } from './price-mark.tsx';
import styles from './story-row.module.css';

interface StoryRowProps {
  story: ContentLink;
  level?: 2 | 3;
  withAuthor?: boolean;
  priority?: boolean;
  /** Why it was found: headline and text with the words marked. */
  found?: SearchHighlight | undefined;
}

/** One row of a list: picture left, text right; the dek is shown where it fits. */
export function StoryRow({ story, level = 3, withAuthor = true, priority = false, found }: StoryRowProps) {
  const score = scoreOf(story.metaData ?? {});
  return (
    <CachedMarkup of={priority || found ? undefined : story} by={`row ${level} ${withAuthor}`}>
      <article className={styles.row} data-s={sectionOf(story)}>
        <div className={styles.picture}>
          <Picture
            image={story.image}
            sizes="(min-width: 48rem) 15rem, 7.5rem"
            ratio="3/2"
            priority={priority}
          />
          <MediaMark story={story} />
        </div>
        <div className={styles.text}>
          <Kicker story={story} />
          <Headline story={story} look="3" level={level} marked={found?.title} />
          <PriceMark story={story} />
          {score !== undefined && <Score value={score} size="small" />}
          {found && found.text.length > 0 ? (
            <p className={`dek ${styles.dek} ${styles.found}`}>
              <MarkedText pieces={found.text} />
            </p>
          ) : (
            story.description && <p className={`dek ${styles.dek}`}>{story.description}</p>
          )}
          <StoryMeta story={story} withAuthor={withAuthor} />
        </div>
      </article>
    </CachedMarkup>
  );
}
