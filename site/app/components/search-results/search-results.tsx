import { copy } from '#app/copy.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { chipClass, chipsClass } from '#design/chip/chip.tsx';
import type { ViewProps } from '../page-body/view.ts';
import { Pager } from '../pager/pager.tsx';
import { topicHref } from '../section/href-of.ts';
import { StoryRow } from '../story-row/story-row.tsx';
import styles from './search-results.module.css';

/** What a search found: topics to go to, stories, films. */
export function SearchResults({ component, page }: ViewProps<'SmartSearchResults'>) {
  const { topics, content, videos, paging } = component.data;
  const stories = [...content, ...videos];
  return (
    <div className={`wrap ${styles.results}`}>
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
      <div>
        {stories.map((story) => (
          <StoryRow key={story.id} story={story} level={2} />
        ))}
      </div>
      {stories.length === 0 && <p>{copy.noResults}</p>}
      <Pager paging={paging} basePath={page.basePath} />
    </div>
  );
}
