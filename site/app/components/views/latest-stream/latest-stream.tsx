import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { headlinesInView } from '#content/page/overview.ts';
import type { ViewProps } from '../../page/view.ts';
import { sectionOf } from '../../primitives/section/story-section.ts';
import { ViewMore } from '../../primitives/section-head/view-more.tsx';
import { TimeText } from '../../primitives/time-text/time-text.tsx';
import styles from './latest-stream.module.css';
import { StoryStream } from './stream.tsx';

/** Every story of the last day as one line at its hour, and headlines of the newest that the page does not show above. */
export function LatestStream({ component }: ViewProps<'ContentList'>) {
  const { data, items } = component;
  if (items.length === 0) return null;
  const named = items.slice(0, data.headlines ?? headlinesInView['latest-line']);
  const titleId = `${component.id}-title`;
  return (
    <section className={`stage ${styles.latest}`} aria-labelledby={titleId}>
      <div className="wrap">
        <div className={styles.head}>
          <h2 id={titleId}>{data.title ?? copy.latest}</h2>
          <p>{data.description ?? copy.latestNote}</p>
          <ViewMore text={data.viewMoreText} url={data.viewMoreUrl} />
        </div>
        <StoryStream stories={items} />
        <ul className={`scroll-x ${styles.list}`} hidden={named.length === 0}>
          {named.map((story) => (
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
