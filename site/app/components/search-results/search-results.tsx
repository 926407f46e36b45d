import { copy } from '#app/copy.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { SmartSearchResults } from '#content/entities/smart-search-results.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import { chipClass, chipsClass } from '#design/chip/chip.tsx';
import { Pager } from '../pager/pager.tsx';
import { topicHref } from '../section/href-of.ts';
import { StoryCard } from '../story-card/story-card.tsx';
import { StoryRow } from '../story-row/story-row.tsx';
import styles from './search-results.module.css';

export interface SearchResultsProps {
  results: SmartSearchResults;
  basePath: string;
  query?: string;
  correlationId?: string | undefined;
}

/** What a search found, in three groups: topics to go to, stories, films. */
export function SearchResults({ results, basePath, query, correlationId }: SearchResultsProps) {
  const { topics, content, videos, paging } = results;
  const [, search = ''] = pathFor('search', { q: query, searchCorrelationId: correlationId }).split('?');
  return (
    <div className={styles.results}>
      {topics.length > 0 && (
        <section className={styles.topics} aria-labelledby="found-topics">
          <h2 id="found-topics">{copy.topics}</h2>
          <ul className={chipsClass}>
            {topics.map((topic) => (
              <li key={topic.slug}>
                <SiteLink className={chipClass} to={topicHref(topic.slug)}>
                  {topic.name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {content.length > 0 && (
        <section aria-labelledby="found-stories">
          <h2 className="vh" id="found-stories">
            {copy.foundStories}
          </h2>
          {content.map((story) => (
            <StoryRow key={story.id} story={story} level={3} />
          ))}
        </section>
      )}
      {videos.length > 0 && (
        <section className={styles.videos} aria-labelledby="found-videos">
          <h2 className="hd-rail" id="found-videos">
            {copy.videos}
          </h2>
          <div className={styles.grid}>
            {videos.map((story) => (
              <StoryCard key={story.id} story={story} size="m" ratio="16/9" level={3} withMeta={false} />
            ))}
          </div>
        </section>
      )}
      <Pager paging={paging} basePath={basePath} search={search && `?${search}`} />
    </div>
  );
}
