import { useEffect, useRef, useState } from 'react';
import { galleryCopy } from '#app/copy/gallery.ts';
import { copy } from '#app/copy/site.ts';
import type { GalleryItem } from '#content/entities/gallery.ts';
import { Icon } from '#design/icons/icon.tsx';
import { pageHref } from '../../../components/navigation/pager/page-links.ts';
import type { ViewProps } from '../../../components/page/view.ts';
import { Crumbs } from '../../../components/primitives/crumbs/crumbs.tsx';
import { Picture } from '../../../components/primitives/picture/picture.tsx';
import { hrefOf } from '../../../components/primitives/section/route-href.ts';
import { sectionOf } from '../../../components/primitives/section/story-section.ts';
import { StoryCard } from '../../../components/story/story-card/story-card.tsx';
import { storyPath } from '../../../components/story/story-path/story-path.ts';
import { StoryShare } from '../../share/story-share.tsx';
import styles from './gallery-view.module.css';
import { GalleryWords } from './gallery-words.tsx';
import { RelatedProductCard } from './related-product.tsx';
import { Filmstrip } from './thumbnail-strip.tsx';

/** Pictures about as wide as their box fill it; tall and very wide ones are shown whole. */
function fitOf({ image }: GalleryItem): 'cover' | 'contain' {
  const ratio = (image?.width ?? 16) / (image?.height ?? 10);
  return ratio > 1.4 && ratio < 2 ? 'cover' : 'contain';
}

/**
 * A gallery on a dark stage, one picture per page. Plain links lead from one to the next; keys, swipes and fullscreen
 * only click those, so there is one way to move and it works without scripts.
 */
export function GalleryView({ component, page, priority }: ViewProps<'Gallery'>) {
  const story = component.data;
  const items = [...story.items].sort((a, b) => a.position - b.position);
  const number = Math.min(Math.max(1, page.pageNumber ?? 1), Math.max(1, items.length));
  const item = items[number - 1];
  const href = (to: number) => pageHref(page.basePath, to);
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
          <StoryShare story={story} direction="along" withComments={false} />
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
            <GalleryWords item={item} number={number} count={items.length} dek={story.dek} />
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
      {(story.relatedObjects.length > 0 || story.relatedProduct) && (
        <aside className={`wrap ${styles.related}`} aria-label={copy.related}>
          {story.relatedProduct && <RelatedProductCard product={story.relatedProduct} />}
          {story.relatedObjects.slice(0, 6).map((link) => (
            <StoryCard key={link.id} story={link} size="s" ratio="3/2" level={2} />
          ))}
        </aside>
      )}
    </article>
  );
}
