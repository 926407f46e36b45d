import { indexPageCopy } from '#app/copy/index-pages.ts';
import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { ContentLink } from '#content/entities/content-link.ts';
import type { SmartSearchResults } from '#content/entities/smart-search-results.ts';
import { chipClass, chipsClass } from '#design/chip/chip.tsx';
import { Icon } from '#design/icons/icon.tsx';
import { Pager } from '../../components/navigation/pager/pager.tsx';
import { topicHref } from '../../components/primitives/section/route-href.ts';
import { StoryCard } from '../../components/story/story-card/story-card.tsx';
import { StoryRow } from '../../components/story/story-row/story-row.tsx';
import { LateRows } from '../../components/views/rows/late-rows.tsx';
import { choiceHref, type SearchAddress, searchOf } from './search-address.ts';
import styles from './search-results.module.css';

interface SearchResultsProps {
  results: SmartSearchResults;
  basePath: string;
  address: SearchAddress;
}

/** Videos between the stories; the rest is a click away. */
const shownVideos = 3;
/** This many stories come before them. */
const storiesFirst = 3;

/** Search results in three groups: topics, stories, and videos among them. */
export function SearchResults({ results, basePath, address }: SearchResultsProps) {
  const { topics, content, videos, paging, totals, highlights = {} } = results;
  const isFirst = (paging?.offset ?? 0) === 0;
  const rows = (stories: readonly ContentLink[]) =>
    stories.map((story) => <StoryRow key={story.id} story={story} level={3} found={highlights[story.id]} />);
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
          {rows(content.slice(0, storiesFirst))}
          {isFirst && <FoundVideos videos={videos} total={totals?.videos ?? 0} address={address} />}
          <LateRows rows={rows(content.slice(storiesFirst))} />
        </section>
      )}
      {content.length === 0 && videos.length > 0 && (
        <section aria-labelledby="found-videos">
          <h2 className="vh" id="found-videos">
            {copy.videos}
          </h2>
          {rows(videos.slice(0, storiesFirst))}
          <LateRows rows={rows(videos.slice(storiesFirst))} />
        </section>
      )}
      <Pager paging={paging} basePath={basePath} search={searchOf(address)} />
    </div>
  );
}

interface FoundVideosProps {
  videos: readonly ContentLink[];
  total: number;
  address: SearchAddress;
}

function FoundVideos({ videos, total, address }: FoundVideosProps) {
  if (videos.length === 0) return null;
  return (
    <section className={styles.videos} aria-labelledby="found-videos" data-late="">
      <div className={styles.videosHead}>
        <h2 className="hd-rail" id="found-videos">
          {copy.videos}
        </h2>
        {total > shownVideos && (
          <SiteLink className={styles.more} to={choiceHref(address, { type: 'videos' })}>
            {indexPageCopy.searchAllVideos(total)}
            <Icon name="arrow-right" size={18} />
          </SiteLink>
        )}
      </div>
      <div className={styles.grid}>
        {videos.slice(0, shownVideos).map((story) => (
          <StoryCard key={story.id} story={story} size="m" ratio="16/9" level={3} withMeta={false} />
        ))}
      </div>
    </section>
  );
}
