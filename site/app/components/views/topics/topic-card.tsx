import { indexPageCopy } from '#app/copy/index-pages.ts';
import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { ContentLink } from '#content/entities/content-link.ts';
import { Picture } from '../../primitives/picture/picture.tsx';
import { sectionOfTopic } from '../../primitives/section/story-section.ts';
import styles from './topics.module.css';

/** A topic: its name, how much there is, and its newest headlines. */
export function TopicCard({ topic, priority }: { topic: ContentLink; priority: boolean }) {
  const stories = Number(topic.metaData?.stories ?? 0);
  return (
    <article className={styles.card} data-s={sectionOfTopic(topic.topic) ?? 'trending'}>
      <div className={styles.face}>
        <Picture
          image={topic.image}
          sizes="(min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 92vw"
          ratio="2/1"
          priority={priority}
        />
        <h2 className={`hd-3 ${styles.name}`}>
          <SiteLink to={topic.url}>{topic.title}</SiteLink>
        </h2>
        <p className={styles.count}>{stories > 0 ? copy.storyCount(stories) : indexPageCopy.emptyTopic}</p>
      </div>
      {topic.children && topic.children.length > 0 && (
        <ul className={styles.newest}>
          {topic.children.map((story) => (
            <li key={story.id}>
              <SiteLink to={story.url}>{story.title}</SiteLink>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
