import { useEffect, useRef, useState } from 'react';
import { embedCopy } from '#app/copy/embeds.ts';
import { galleryCopy } from '#app/copy/gallery.ts';
import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { Icon } from '#design/icons/icon.tsx';
import { Caption } from '../../../components/primitives/picture/caption.tsx';
import { hrefOf } from '../../../components/primitives/section/route-href.ts';
import type { EmbedProps } from '../../../components/story/embed-props.ts';
import styles from './gallery-embed.module.css';
import { ZoomPicture } from './zoom-picture.tsx';

/** Pictures in a row that scrolls by itself, one at a time; the arrows only push it along. */
export function GalleryEmbed({ embed }: EmbedProps<'gallery'>) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const { items, title, slug } = embed;
  const last = items.length - 1;

  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) setShown([...list.children].indexOf(target));
      },
      { root: list, threshold: 0.6 },
    );
    for (const item of list.children) watch.observe(item);
    return () => watch.disconnect();
  }, []);

  const show = (index: number) => {
    const item = strip.current?.children[index];
    if (item instanceof HTMLElement) strip.current?.scrollTo({ left: item.offsetLeft });
  };

  return (
    <section className={styles.gallery} aria-label={`${embedCopy.gallery}: ${title || copy.pictures}`}>
      <p className={styles.head}>
        <Icon name="image" size={16} /> {embedCopy.gallery}
        {slug ? (
          <SiteLink className={styles.title} to={hrefOf('gallery', { slug })}>
            {title || copy.pictures}
          </SiteLink>
        ) : (
          title && <span className={styles.title}>{title}</span>
        )}
      </p>
      {items.length > 0 && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard */}
          <ul ref={strip} className={styles.strip} tabIndex={0} aria-label={copy.pictures}>
            {items.map((image, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pictures of a gallery never move
              <li key={index}>
                <figure>
                  <ZoomPicture image={image} sizes="(min-width: 48rem) 42rem, 100vw" ratio="3/2" />
                  <Caption image={image} />
                </figure>
              </li>
            ))}
          </ul>
          {last > 0 && (
            <div className={styles.controls} data-needs-script>
              <button type="button" onClick={() => show(shown - 1)} disabled={shown === 0}>
                <Icon name="chevron-left" size={22} />
                <span className="vh">{galleryCopy.previousPicture}</span>
              </button>
              <p aria-live="polite">{galleryCopy.pictureOf(shown + 1, items.length)}</p>
              <button type="button" onClick={() => show(shown + 1)} disabled={shown === last}>
                <Icon name="chevron-right" size={22} />
                <span className="vh">{galleryCopy.nextPicture}</span>
              </button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
