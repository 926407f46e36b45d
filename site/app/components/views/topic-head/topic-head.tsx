import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { feedPath, feedTypes } from '#content/rules/feed-path.ts';
import { chipClass, chipsClass } from '#design/chip/chip.tsx';
import { Icon } from '#design/icons/icon.tsx';
import type { ViewProps } from '../../page/view.ts';
import { PageHead } from '../../primitives/page-head/page-head.tsx';
import { hrefOf, topicHref } from '../../primitives/section/route-href.ts';
import { sectionOfTopic } from '../../primitives/section/story-section.ts';
import styles from './topic-head.module.css';

/** A topic's head: its title over its picture, and its subtopics. */
export function TopicHead({ component, priority }: ViewProps<'Topic'>) {
  const { topic, title, description, image, children } = component.data;
  const above = topic.hslugPath.slice(0, -1).map((slug, index) => ({
    text: topic.hPath[index] ?? slug,
    href: topicHref(slug),
  }));
  const topicPath = topic.hslugPath.slice(0, -1).map((slug) => ({ slug }));
  const section = sectionOfTopic({ slug: topic.slug, topicPath });
  return (
    <div data-s={section}>
      <PageHead
        title={title || topic.name}
        description={description}
        image={image}
        priority={priority}
        path={above.length > 0 ? above : [{ text: copy.topics, href: hrefOf('topics_door') }]}
        section={section}
      >
        <SiteLink
          className={styles.feed}
          to={feedPath({ kind: 'topic', slug: topic.slug }, 'rss')}
          type={feedTypes.rss}
        >
          <Icon name="rss" size={16} />
          {copy.followByRss}
        </SiteLink>
      </PageHead>
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
