import type { ContentLink } from '#content/entities/content-link.ts';
import { CachedMarkup } from '../../primitives/cached-markup/cached-markup.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { sectionOf } from '../../primitives/section/story-section.ts';
import { StoryMeta } from '../meta/story-meta.tsx';
import { Headline } from './headline.tsx';
import { Kicker } from './kicker.tsx';
import { MediaMark } from './media-mark.tsx';
import styles from './story-card.module.css';

type CardSize = 'l' | 'm' | 's' | 'xs';

const looks = { l: '2', m: '4', s: '5', xs: '5' } as const;
const widths: Record<Exclude<CardSize, 'xs'>, string> = {
  l: '(min-width: 64rem) 56vw, 100vw',
  m: '(min-width: 64rem) 26vw, (min-width: 48rem) 46vw, 92vw',
  s: '10rem',
};

interface StoryCardProps {
  story: ContentLink;
  size: CardSize;
  ratio?: string;
  /** Style of the headline where it differs from the size's own. */
  look?: '2' | '3' | '4' | '5';
  level?: 2 | 3;
  sizes?: string;
  kicker?: 'topic' | 'form';
  withDek?: boolean;
  withMeta?: boolean;
  priority?: boolean;
}

/** A story in one of its sizes: L leads, M fills grids, S is for rails, XS is text only. */
export function StoryCard({
  story,
  size,
  ratio = size === 's' ? '1' : '3/2',
  look = looks[size],
  level = 3,
  sizes,
  kicker = 'topic',
  withDek = size === 'l',
  withMeta = true,
  priority = false,
}: StoryCardProps) {
  const picture = size !== 'xs' && (
    <div className={styles.picture}>
      <Picture image={story.image} sizes={sizes ?? widths[size]} ratio={ratio} priority={priority} />
      <MediaMark story={story} />
    </div>
  );
  return (
    <CachedMarkup
      of={priority ? undefined : story}
      by={`card ${size} ${ratio} ${look} ${level} ${sizes} ${kicker} ${withDek} ${withMeta}`}
    >
      <article className={`${styles.card} ${styles[size]}`} data-s={sectionOf(story)}>
        {size !== 's' && picture}
        <div className={styles.text}>
          <Kicker story={story} of={kicker} />
          <Headline story={story} look={look} level={level} />
          {withDek && story.description && <p className="dek">{story.description}</p>}
          {withMeta && <StoryMeta story={story} />}
        </div>
        {size === 's' && picture}
      </article>
    </CachedMarkup>
  );
}
