import { Fragment } from 'react';
import { copy } from '#app/copy/site.ts';
import type { ContentLink } from '#content/entities/content-link.ts';
import type { ComponentOf } from '#content/page/component.ts';
import type { PageType } from '#content/page/composed-page.ts';
import { newsDayAnchor } from '#content/rules/news-day.ts';
import { dateValue } from '#content/rules/preferred-date.ts';
import { dayName } from '#content/rules/short-date.ts';
import { Filterable, filterMarks, ListFilters } from '../../navigation/list-filters/list-filters.tsx';
import { Pager } from '../../navigation/pager/pager.tsx';
import type { ViewProps } from '../../page/view.ts';
import { AdSlot } from '../../primitives/ad-slot/ad-slot.tsx';
import { ViewMore } from '../../primitives/section-head/view-more.tsx';
import { StoryRow } from '../../story/story-row/story-row.tsx';
import { TimeRow } from '../../story/story-row/time-row.tsx';
import { hasAdBefore } from './ad-breaks.ts';
import { EmptyList } from './empty-list.tsx';
import { groupBy } from './group-by.ts';
import { LateRows } from './late-rows.tsx';
import styles from './rows.module.css';

/** Chronological lists show the hour instead of a date. */
const byTheHour = new Set(['latest', 'news']);

/** Rows a phone may show before its reader scrolls. */
const rowsFirst = 6;

const dateOf = (story: ContentLink | undefined) => story?.date ?? story?.datePublished ?? '';

function titleOf({ data }: ComponentOf<'ContentList'>, pageType: PageType): string | undefined {
  const total = data.paging?.total;
  if (pageType === 'author' && total) return copy.storyCount(total);
  return data.title ?? (pageType === 'topic' ? copy.allStories : undefined);
}

/** The main list of a page: its rows and its pager. */
export function Rows({ component, page, priority }: ViewProps<'ContentList'>) {
  const { data, items } = component;
  const isByTheHour = page.pageType === 'listing' && byTheHour.has(page.slug);
  const title = titleOf(component, page.pageType);
  const adBefore = (index: number) =>
    hasAdBefore(index, items.length) && <AdSlot space="middle" place="list" />;
  const rows = items.map((story, index) => (
    <Fragment key={story.id}>
      {adBefore(index)}
      <Filterable story={story} filters={data.filters}>
        <StoryRow
          story={story}
          level={title ? 3 : 2}
          withAuthor={page.pageType !== 'author'}
          priority={priority && index === 0}
        />
      </Filterable>
    </Fragment>
  ));
  // A list with filter chips has no estimated heights.
  const first = data.filters?.length ? rows.length : rowsFirst;
  return (
    <div className={`wrap ${styles.rows}`}>
      {title && !isByTheHour && (
        <div className={styles.head}>
          <h2 className="hd-rail">{title}</h2>
          <ViewMore text={data.viewMoreText} url={data.viewMoreUrl} />
        </div>
      )}
      <ListFilters id={component.id} filters={data.filters} items={items}>
        {isByTheHour
          ? groupBy(items, (story) => dayName(dateOf(story))).map(([day, stories]) => (
              <section
                key={day}
                aria-label={day}
                id={newsDayAnchor(dateValue(dateOf(stories[0])))}
                {...filterMarks(stories, data.filters)}
              >
                <h2 className={styles.day}>{day}</h2>
                {stories.map((story) => (
                  <Fragment key={story.id}>
                    {adBefore(items.indexOf(story))}
                    <Filterable story={story} filters={data.filters}>
                      <TimeRow story={story} />
                    </Filterable>
                  </Fragment>
                ))}
              </section>
            ))
          : [...rows.slice(0, first), <LateRows key="late" rows={rows.slice(first)} />]}
      </ListFilters>
      {items.length === 0 && !data.paging?.total && <EmptyList isLatest={page.slug === 'latest'} />}
      <Pager paging={data.paging} basePath={page.basePath} />
    </div>
  );
}
