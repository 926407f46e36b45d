import { useEffect, useRef } from 'react';
import { galleryCopy } from '#app/copy/gallery.ts';
import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { Gallery, GalleryItem } from '#content/entities/gallery.ts';
import { chooseTopic } from '#content/rules/choose-topic.ts';
import { Badge } from '#design/badge/badge.tsx';
import { Icon } from '#design/icons/icon.tsx';
import { tickClass } from '#design/tick/tick.tsx';
import { AdSlot } from '../../../components/primitives/ad-slot/ad-slot.tsx';
import { hrefOf, topicHref } from '../../../components/primitives/section/route-href.ts';
import { sectionOf } from '../../../components/primitives/section/story-section.ts';
import { Byline } from '../../../components/story/byline/byline.tsx';
import { StoryShare } from '../../share/story-share.tsx';
import { GalleryChoice } from './gallery-choice.tsx';
import { GalleryRelated } from './gallery-related.tsx';
import { plateId } from './picture-address.ts';
import { Plate } from './plate.tsx';
import styles from './plate-list.module.css';
import { plateSizes } from './plate-sizes.ts';

interface PlateListProps {
  story: Gallery;
  /** In order. */
  items: readonly GalleryItem[];
  basePath: string;
  priority: boolean;
}

/** A gallery to read down: every picture, with its caption set as text. */
export function PlateList({ story, items, basePath, priority }: PlateListProps) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const ending = new AbortController();
    import('./gallery-behaviour.ts').then(
      ({ startPlates }) => root.current && startPlates(root.current, ending.signal),
      // Without it the links still work.
      () => {},
    );
    return () => ending.abort();
  }, []);
  const topic = chooseTopic(story.topics);
  const sizes = plateSizes(items.length);
  return (
    <article className="stage" data-s={sectionOf(story)} data-form="plates" ref={root}>
      <header className={`wrap ${styles.head}`}>
        <div data-staff-place={`gallery/${story.id}`} />
        <div className={styles.labels}>
          <SiteLink to={hrefOf('galleries')}>
            <Badge kind="line">{galleryCopy.gallery}</Badge>
          </SiteLink>
          {topic && (
            <SiteLink className={tickClass} to={topicHref(topic.slug)}>
              {topic.name ?? topic.slug}
            </SiteLink>
          )}
          {items.length > 0 && <span>{galleryCopy.plateCount(items.length)}</span>}
        </div>
        <h1 className="hd-mega" dir="auto">
          {story.headline ?? story.title}
        </h1>
        {story.dek && (
          <p className={styles.dek} dir="auto">
            {story.dek}
          </p>
        )}
        <div className={styles.byline}>
          <Byline story={story} />
          <div className={styles.tools}>
            <StoryShare story={story} direction="along" withComments={false} />
            {items.length > 0 && <GalleryChoice basePath={basePath} number={undefined} />}
          </div>
        </div>
      </header>
      {items.length > 0 ? (
        <div className={styles.width}>
          <ol className={styles.plates}>
            {items.map((item, index) => (
              <Plate
                key={item.id}
                item={item}
                number={index + 1}
                size={sizes[index] ?? 'left'}
                basePath={basePath}
                slug={story.slug}
                priority={priority && index === 0}
              />
            ))}
          </ol>
        </div>
      ) : (
        <p className={`wrap ${styles.empty}`}>{galleryCopy.noPictures}</p>
      )}
      <div className={`wrap ${styles.ad}`}>
        <AdSlot space="mpu" place="rail" />
      </div>
      {items.length > 1 && <PlateIndex items={items} story={story} />}
      <GalleryRelated story={story} />
    </article>
  );
}

/** All plates by name, and the story they belong to. */
function PlateIndex({ items, story }: { items: readonly GalleryItem[]; story: Gallery }) {
  const [link] = story.relatedObjects;
  return (
    <nav className={`wrap ${styles.index}`} aria-label={galleryCopy.allPictures}>
      <ol>
        {items.map((item, index) => (
          <li key={item.id}>
            <a href={`#${plateId(index + 1)}`}>
              <b>{index + 1}</b>
              <span>{item.title ?? item.headline ?? `${copy.picture} ${index + 1}`}</span>
            </a>
          </li>
        ))}
      </ol>
      {link && (
        <SiteLink className={styles.more} to={link.url}>
          {galleryCopy.readTheStory}
          <Icon name="arrow-right" />
        </SiteLink>
      )}
    </nav>
  );
}
