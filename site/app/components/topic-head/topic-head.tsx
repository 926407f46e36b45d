import type { CSSProperties } from 'react';
import { copy } from '#app/copy.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { chipClass, chipsClass } from '#design/chip/chip.tsx';
import { Chirp } from '#design/chirp/chirp.tsx';
import { Spectrum } from '#design/spectrum/spectrum.tsx';
import { Crumbs } from '../crumbs/crumbs.tsx';
import type { ViewProps } from '../page-body/view.ts';
import { Picture } from '../picture/picture.tsx';
import { hrefOf, topicHref } from '../section/href-of.ts';
import { sectionOfTopic } from '../section/section-of.ts';
import styles from './topic-head.module.css';

/** What a topic is about: its chirped name over its picture, and the topics below it. */
export function TopicHead({ component, priority }: ViewProps<'Topic'>) {
  const { topic, title, description, image, children } = component.data;
  const name = title || topic.name;
  const above = topic.hslugPath.slice(0, -1).map((slug, index) => ({
    text: topic.hPath[index] ?? slug,
    href: topicHref(slug),
  }));
  const topicPath = topic.hslugPath.slice(0, -1).map((slug) => ({ slug }));
  const section = sectionOfTopic({ slug: topic.slug, topicPath });
  const words = name.split(' ');
  const longest = Math.max(...words.map((word) => word.length));
  return (
    <div data-s={section}>
      <header className={`stage ${styles.head}`}>
        <div className={styles.picture}>
          <Picture image={image} sizes="(min-width: 64rem) 54vw, 100vw" ratio="auto" priority={priority} />
        </div>
        <div className={`wrap ${styles.text}`}>
          <Crumbs path={above.length > 0 ? above : [{ text: copy.topics, href: hrefOf('topics_door') }]} />
          <h1 className={styles.title} style={{ '--longest': longest } as CSSProperties}>
            {/* Two words stand on each other; a sentence runs on. */}
            <Chirp text={name} stacked={words.length <= 2} />
          </h1>
          {description && <p className={styles.dek}>{description}</p>}
        </div>
        <Spectrum line={section} seed={topic.slug} />
      </header>
      {children.length > 0 && (
        <nav className={styles.below} aria-label={copy.relatedTopics}>
          <div className="wrap">
            <div className={`${chipsClass} scroll-x`}>
              <SiteLink className={chipClass} to={topicHref(topic.slug)} aria-current="page">
                {copy.allStories}
              </SiteLink>
              {children.map((child) => (
                <SiteLink key={child.slug} className={chipClass} to={topicHref(child.slug)}>
                  {child.name}
                </SiteLink>
              ))}
            </div>
          </div>
        </nav>
      )}
    </div>
  );
}
