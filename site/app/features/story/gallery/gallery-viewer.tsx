import { useEffect, useRef, useState } from 'react';
import { galleryCopy } from '#app/copy/gallery.ts';
import { copy } from '#app/copy/site.ts';
import type { Gallery, GalleryItem } from '#content/entities/gallery.ts';
import { Icon } from '#design/icons/icon.tsx';
import { Crumbs } from '../../../components/primitives/crumbs/crumbs.tsx';
import { Picture } from '../../../components/primitives/picture/picture.tsx';
import { hrefOf } from '../../../components/primitives/section/route-href.ts';
import { sectionOf } from '../../../components/primitives/section/story-section.ts';
import { storyPath } from '../../../components/story/story-path/story-path.ts';
import { StoryShare } from '../../share/story-share.tsx';
import { GalleryChoice } from './gallery-choice.tsx';
import { GalleryRelated } from './gallery-related.tsx';
import styles from './gallery-viewer.module.css';
import { GalleryWords } from './gallery-words.tsx';
import { pictureHref } from './picture-address.ts';
import { fitOf } from './picture-fit.ts';
import { Filmstrip } from './thumbnail-strip.tsx';

interface GalleryViewerProps {
  story: Gallery;
  /** In order. */
  items: readonly GalleryItem[];
  /** The picture shown, from 1. */
  number: number;
  basePath: string;
  priority: boolean;
}

/**
 * A gallery on a dark stage, one picture per page. Plain links lead from one to the next; keys, swipes and fullscreen
 * only click those, so there is one way to move and it works without scripts.
 */
export function GalleryViewer({ story, items, number, basePath, priority }: GalleryViewerProps) {
  const item = items[number - 1];
  const href = (to: number) => pictureHref(basePath, to);
  const root = useRef<HTMLElement>(null);
  const [isFull, setIsFull] = useState(false);

  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    const loading = import('./gallery-behaviour.ts').then(({ startGallery }) => {
      if (root.current && !isGone) stop = startGallery(root.current, setIsFull);
    });
    // Without it the links still work.
    loading.catch(() => {});
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  const neighbor = items[number]?.image;
  useEffect(() => {
    import('./gallery-behaviour.ts').then(
      ({ followGallery }) => root.current && number && followGallery(root.current, neighbor),
      () => {},
    );
  }, [number, neighbor]);

  return (
    <article className={`stage ${styles.gallery}`} data-s={sectionOf(story)} ref={root}>
      <header className={`wrap ${styles.head}`}>
        <div data-staff-place={`gallery/${story.id}`} />
        <Crumbs path={[{ text: copy.galleries, href: hrefOf('galleries') }, ...storyPath(story.topics)]} />
        <div className={styles.title}>
          <h1 className="hd-2">{story.headline ?? story.title}</h1>
          <div className={styles.tools}>
            <StoryShare story={story} direction="along" withComments={false} />
            <GalleryChoice basePath={basePath} number={number} />
          </div>
        </div>
      </header>
      {item ? (
        <>
          <div className={`wrap ${styles.grid}`} data-gallery-stage data-full={isFull || undefined}>
            <figure className={styles.picture} data-fit={fitOf(item)} data-gallery-picture>
              <Picture
                key={item.id}
                image={item.image}
                sizes="(min-width: 64rem) 70vw, 100vw"
                ratio="16/10"
                priority={priority}
                alt={item.image?.alt}
              />
              {number > 1 && (
                <a
                  className={`${styles.step} ${styles.previous}`}
                  href={href(number - 1)}
                  rel="prev"
                  data-keep-place
                >
                  <Icon name="chevron-left" size={24} />
                  <span className="vh">{galleryCopy.previousPicture}</span>
                </a>
              )}
              {number < items.length && (
                <a
                  className={`${styles.step} ${styles.next}`}
                  href={href(number + 1)}
                  rel="next"
                  data-keep-place
                >
                  <Icon name="chevron-right" size={24} />
                  <span className="vh">{galleryCopy.nextPicture}</span>
                </a>
              )}
              <button type="button" className={styles.full} data-gallery-full>
                <Icon name={isFull ? 'shrink' : 'expand'} size={20} />
                <span className="vh">{isFull ? copy.exitFullScreen : copy.fullScreen}</span>
              </button>
            </figure>
            <GalleryWords
              item={item}
              number={number}
              count={items.length}
              dek={story.dek}
              fileName={`${story.slug}-${number}`}
            />
          </div>
          {items.length > 1 && (
            <div className="wrap">
              <Filmstrip items={items} current={number} href={href} />
            </div>
          )}
          <p className="vh" role="status">
            {`${copy.picture} ${galleryCopy.pictureOf(number, items.length)}`}
          </p>
        </>
      ) : (
        <p className={`wrap ${styles.empty}`}>{galleryCopy.noPictures}</p>
      )}
      <GalleryRelated story={story} />
    </article>
  );
}
