import { copy } from '#app/copy/site.ts';
import type { ContentLink } from '#content/entities/content-link.ts';
import { scoreOf } from '#content/rules/score.ts';
import { Badge } from '#design/badge/badge.tsx';
import { Stars } from '#design/stars/stars.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { priceText } from '../../primitives/price-text/price-text.ts';
import { sectionOf } from '../../primitives/section/story-section.ts';
import { StoryMeta } from '../meta/story-meta.tsx';
import { Headline } from '../story-card/headline.tsx';
import styles from './review-tile.module.css';

/** Numeral first, stars with true fractions beside it. */
export function Score({ value, size = 'tile' }: { value: number; size?: 'tile' | 'small' }) {
  return (
    <div className={styles.score} data-size={size}>
      <b>{value.toFixed(1)}</b>
      <Stars value={value} label={copy.stars(value)} />
    </div>
  );
}

/** A product on a pale ground with its score and one sentence. */
export function ReviewTile({ story }: { story: ContentLink }) {
  const score = scoreOf(story.metaData ?? {});
  const price = priceText(story.metaData?.price, story.metaData?.priceUnit);
  const verdict = story.metaData?.bottomLine ?? story.description;
  return (
    <article className={styles.tile} data-s={sectionOf(story)}>
      {story.metaData?.editorsChoice === true && (
        <Badge kind="choice" className={styles.badge}>
          {copy.editorsChoice}
        </Badge>
      )}
      <Picture image={story.image} sizes="(min-width: 64rem) 23vw, 18rem" ratio="1" />
      <div className={styles.text}>
        {score !== undefined && <Score value={score} />}
        <Headline story={story} look="4" />
        {verdict && <p className={`dek ${styles.verdict}`}>{String(verdict)}</p>}
        {price && (
          <p className={styles.from}>
            {copy.from} <b>{price}</b>
          </p>
        )}
        <StoryMeta story={story} className={styles.meta} withDate={false} />
      </div>
    </article>
  );
}
