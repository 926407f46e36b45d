import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { galleryCopy } from '#app/copy/gallery.ts';
import { copy } from '#app/copy/site.ts';
import { buttonClass } from '#design/button/button.ts';
import { Icon } from '#design/icons/icon.tsx';
import { Modal } from '../modal/modal.tsx';
import styles from './lightbox.module.css';
import type { ZoomedPicture } from './zoomed-pictures.ts';

interface LightboxProps {
  pictures: readonly ZoomedPicture[];
  first: number;
  onClose: () => void;
}

function scrollTo(list: HTMLElement | null, index: number, behavior: ScrollBehavior = 'auto'): void {
  const item = list?.children[index];
  if (item instanceof HTMLElement) list?.scrollTo({ left: item.offsetLeft, behavior });
}

/**
 * Pictures over the whole window. They lie in a row that scrolls from one to the next, so that fingers swipe it as
 * they swipe anything; arrow keys and buttons push the same row.
 */
export function Lightbox({ pictures, first, onClose }: LightboxProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  const [isZoomed, setZoomed] = useState(false);
  const last = pictures.length - 1;

  const show = (index: number) => scrollTo(strip.current, index);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') show(shown + 1);
    else if (event.key === 'ArrowLeft') show(shown - 1);
    else if (event.key === 'Home') show(0);
    else if (event.key === 'End') show(last);
    else if (event.key === '+' || event.key === '-') setZoomed(event.key === '+');
    else return;
    event.preventDefault();
  });

  useLayoutEffect(() => scrollTo(strip.current, first, 'instant'), [first]);
  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const stop = new AbortController();
    document.addEventListener('keydown', onKey, { signal: stop.signal });
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          setShown([...list.children].indexOf(target));
          setZoomed(false);
        }
      },
      { root: list, threshold: 0.6 },
    );
    for (const item of list.children) watch.observe(item);
    return () => {
      stop.abort();
      watch.disconnect();
    };
  }, []);

  return (
    <Modal
      name="lightbox"
      kind="screen"
      title={pictures.length > 1 ? galleryCopy.pictureOf(shown + 1, pictures.length) : copy.picture}
      onClose={onClose}
      footer={
        <>
          <button type="button" className={buttonClass('line')} onClick={() => setZoomed(!isZoomed)}>
            <Icon name={isZoomed ? 'zoom-out' : 'zoom-in'} />
            {isZoomed ? galleryCopy.zoomOut : galleryCopy.zoomIn}
          </button>
          {last > 0 && (
            <>
              <button
                type="button"
                className={buttonClass('line')}
                disabled={shown === 0}
                onClick={() => show(shown - 1)}
              >
                <Icon name="chevron-left" />
                {copy.previous}
              </button>
              <button
                type="button"
                className={buttonClass('line')}
                disabled={shown === last}
                onClick={() => show(shown + 1)}
              >
                {copy.next}
                <Icon name="chevron-right" />
              </button>
            </>
          )}
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <ul ref={strip} className={styles.strip} tabIndex={0}>
        {pictures.map(({ src, alt, caption, credit }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be in a story twice
          <li key={index} data-zoomed={(isZoomed && index === shown) || undefined}>
            <figure>
              <div className={styles.frame}>
                <img src={src} alt={alt} loading={Math.abs(index - shown) < 2 ? 'eager' : 'lazy'} />
              </div>
              {(caption || credit) && (
                // biome-ignore lint/a11y/noNoninteractiveTabindex: a long one scrolls
                <figcaption tabIndex={0}>
                  {caption} {credit && <span>{credit}</span>}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
