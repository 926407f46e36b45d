import type { CSSProperties } from 'react';
import { currentBrand } from '#app/brand/current-brand.ts';
import { indexPageCopy as copy } from '#app/copy/index-pages.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { buttonClass } from '#design/button/button.ts';
import { Chirp } from '#design/chirp/chirp.tsx';
import { hrefOf } from '../../primitives/section/route-href.ts';
import styles from './first-stories.module.css';

/** The front page of a publication that has published nothing yet: its name, its tagline, and a way to follow it. */
export function FirstStories() {
  const { name, tagline } = currentBrand();
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length));
  return (
    <div>
      <section className={`stage ${styles.page}`}>
        <div className={`wrap ${styles.text}`}>
          <p className={styles.soon}>{copy.firstStories}</p>
          <h1 className={styles.name} style={{ '--longest': longest } as CSSProperties}>
            <Chirp text={name} />
          </h1>
          {tagline && <p className={styles.tagline}>{tagline}</p>}
          <div className={styles.follow}>
            <p>{copy.firstStoriesText}</p>
            <SiteLink className={buttonClass('line')} to={hrefOf('rssfeeds')}>
              {copy.followByFeed}
            </SiteLink>
          </div>
        </div>
      </section>
    </div>
  );
}
