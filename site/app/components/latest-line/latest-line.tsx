import { type CSSProperties, useEffect, useState } from 'react';
import { copy } from '#app/copy.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { ContentLink } from '#content/entities/content-link.ts';
import type { ViewProps } from '../page-body/view.ts';
import { sectionOf } from '../section/section-of.ts';
import { ViewMore } from '../section-head/view-more.tsx';
import { TimeText } from '../time-text/time-text.tsx';
import styles from './latest-line.module.css';
import { marksOf, newestTime } from './marks.ts';

const shown = 5;

/** Every story of the last day as one line at its hour, and the newest five in words. */
export function LatestLine({ component }: ViewProps<'ContentList'>) {
  const { data, items } = component;
  if (items.length === 0) return null;
  const titleId = `${component.id}-title`;
  return (
    <section className={`stage ${styles.latest}`} aria-labelledby={titleId}>
      <div className="wrap">
        <div className={styles.head}>
          <h2 id={titleId}>{data.title ?? copy.latest}</h2>
          <p>{data.description ?? copy.latestNote}</p>
          <ViewMore text={data.viewMoreText} url={data.viewMoreUrl} />
        </div>
        <Line stories={items} />
        <ul className={`scroll-x ${styles.list}`}>
          {items.slice(0, shown).map((story) => (
            <li key={story.id} data-s={sectionOf(story)}>
              <span className={styles.time}>
                <TimeText date={story.date ?? story.datePublished} />
              </span>
              <SiteLink className="hd-5" to={story.url}>
                {story.promoTitle ?? story.title}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Line({ stories }: { stories: readonly ContentLink[] }) {
  const late = useLateness(newestTime(stories));
  return (
    <>
      <div className={styles.line} aria-hidden="true">
        <div className={styles.marks} style={{ '--late': late } as CSSProperties}>
          {marksOf(stories).map(({ id, section, right, width, opacity }) => (
            <i key={id} data-s={section} style={{ right: `${right}%`, width, opacity }} />
          ))}
        </div>
      </div>
      <div className={styles.axis} aria-hidden="true">
        <span>24 h ago</span>
        <span>18 h</span>
        <span>12 h</span>
        <span>6 h</span>
        <span>Now</span>
      </div>
    </>
  );
}

/** The page ends its line at the newest story; the browser moves it back by the time since then. */
function useLateness(newest: number): number {
  const [late, setLate] = useState(0);
  useEffect(() => {
    const share = (Date.now() - newest) / 86_400_000;
    setLate(share > 0 && share < 1 ? share : 0);
  }, [newest]);
  return late;
}
