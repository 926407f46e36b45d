import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { chipClass, chipsClass } from '#design/chip/chip.tsx';
import { CachedMarkup } from '../../../components/primitives/cached-markup/cached-markup.tsx';
import { topicHref } from '../../../components/primitives/section/route-href.ts';
import { Comments } from '../../comments/comments.tsx';
import { hasComments } from '../../share/story-share.tsx';
import { AuthorBio } from './author-bio.tsx';
import { relatedTopics } from './related-topics.ts';
import type { ColumnsStory } from './story-columns.tsx';
import styles from './story-end.module.css';

/** Below the last paragraph: topics and author. */
export function StoryEnd({ story }: { story: ColumnsStory }) {
  const topics = relatedTopics(story.topics);
  return (
    <footer className={styles.end} data-print="none">
      {topics.length > 0 && (
        <ul className={chipsClass} aria-label={copy.topics}>
          {topics.map((topic) => (
            <li key={topic.slug}>
              <SiteLink className={chipClass} to={topicHref(topic.slug)}>
                {topic.name}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      {!story.suppressBio && story.author && (
        <CachedMarkup of={story.author} by="bio">
          <AuthorBio author={story.author} />
        </CachedMarkup>
      )}
      {hasComments(story) && <Comments storyId={story.id} title={story.title} />}
    </footer>
  );
}
