import { Fragment, useState } from 'react';
import { useTimeAgo } from '#app/behaviours/use-time-ago.ts';
import { dealCopy } from '#app/copy/deals.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { ContentLink } from '#content/entities/content-link.ts';
import { chooseDeals, dealKinds, isAtLow } from '#content/rules/deals/deal-filter.ts';
import { type DealChoice, dealQuery, readDealChoice } from '#content/rules/deals/deal-query.ts';
import { clockTime } from '#content/rules/short-date.ts';
import { buttonClass } from '#design/button/button.ts';
import { IndexHead } from '../../navigation/index-head/index-head.tsx';
import { Pager } from '../../navigation/pager/pager.tsx';
import type { ViewProps } from '../../page/view.ts';
import { AdSlot } from '../../primitives/ad-slot/ad-slot.tsx';
import { sectionOfMetadata } from '../../primitives/section/story-section.ts';
import { hasAdBefore } from '../rows/ad-breaks.ts';
import { DealFilters } from './deal-filters.tsx';
import { DealRow } from './deal-row.tsx';
import styles from './deals.module.css';

/** Deals with what they cost now and in the past ninety days; readers filter them, and the address keeps the choice. */
export function Deals({ component, page, priority }: ViewProps<'ContentList'>) {
  const { data, items, metadata } = component;
  const [choice, setChoice] = useState(() => readDealChoice(new URLSearchParams(page.query)));
  const kinds = dealKinds(items);
  const left = chooseDeals(items, choice);
  function choose(next: DealChoice): void {
    setChoice(next);
    const query = dealQuery(next);
    history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
  }
  return (
    <div data-s={sectionOfMetadata(metadata) ?? 'guides'}>
      {data.title && (
        <IndexHead title={data.title} description={data.description}>
          {items.length > 0 && <Counts items={items} />}
        </IndexHead>
      )}
      {items.length > 1 && (
        <DealFilters
          action={page.basePath}
          total={items.length}
          kinds={kinds}
          choice={choice}
          onChoose={choose}
        />
      )}
      <p className="vh" role="status">
        {left.length < items.length ? dealCopy.shown(left.length, items.length) : ''}
      </p>
      <div className={`wrap ${styles.list}`}>
        {left.map((story, index) => (
          <Fragment key={story.id}>
            {hasAdBefore(index, left.length) && <AdSlot space="middle" place="list" />}
            <DealRow story={story} place={index + 1} priority={priority && index === 0} />
          </Fragment>
        ))}
        {left.length === 0 && (
          <div className={styles.empty}>
            <p className="dek">{items.length > 0 ? dealCopy.nothing : dealCopy.none}</p>
            {items.length > 0 && (
              <SiteLink
                className={buttonClass('line')}
                to={page.basePath}
                onClick={() => choose(readDealChoice(new URLSearchParams()))}
              >
                {dealCopy.showAll}
              </SiteLink>
            )}
          </div>
        )}
        <Pager paging={data.paging} basePath={page.basePath} />
        {items.length > 0 && (
          <aside className={styles.how}>
            <h2>{dealCopy.howTitle}</h2>
            <p>{dealCopy.how}</p>
          </aside>
        )}
      </div>
    </div>
  );
}

/** How many there are, how many at their lowest, and when the newest price was checked. */
function Counts({ items }: { items: readonly ContentLink[] }) {
  const checked = items
    .flatMap(({ deal }) => deal?.offers.flatMap(({ checkedAt }) => checkedAt ?? []) ?? [])
    .sort()
    .at(-1);
  const ago = useTimeAgo(checked);
  return (
    <dl className={styles.counts}>
      <div>
        <dt>{dealCopy.onPage}</dt>
        <dd>{items.length}</dd>
      </div>
      <div>
        <dt>{dealCopy.atLow}</dt>
        <dd>{items.filter(isAtLow).length}</dd>
      </div>
      {checked && (
        <div>
          <dt>{dealCopy.checked}</dt>
          <dd>
            <time dateTime={checked}>{ago ? dealCopy.shortAgo(ago) : clockTime(checked)}</time>
          </dd>
        </div>
      )}
    </dl>
  );
}
