import { type ReactNode, useState } from 'react';
import { copy } from '#app/copy/site.ts';
import type { ContentLink } from '#content/entities/content-link.ts';
import { countFiltered, type ListFilter } from '#content/rules/list-filters.ts';
import { chipClass, chipsClass } from '#design/chip/chip.tsx';
import styles from './list-filters.module.css';

interface ListFiltersProps {
  /** Names the radio group: a page may hold several lists. */
  id: string;
  filters: readonly ListFilter[] | undefined;
  items: readonly ContentLink[];
  children: ReactNode;
}

/**
 * Chips that filter a list to the stories with their key. The style sheet does the filtering, so that it works without
 * scripts and at once; scripts only announce how many stories remain.
 */
export function ListFilters({ id, filters = [], items, children }: ListFiltersProps) {
  const [left, setLeft] = useState<number>();
  if (filters.length === 0) return children;
  const chip = (place: number, label: string, count: number) => (
    <label key={label} className={`${chipClass} ${styles.chip}`}>
      <input
        type="radio"
        name={`filter-${id}`}
        data-filter-chip={place}
        defaultChecked={place === 0}
        onChange={() => setLeft(count)}
      />
      {label}
      <span className={styles.count}>{count}</span>
    </label>
  );
  return (
    <div className={styles.list}>
      <fieldset className={`${chipsClass} scroll-x ${styles.chips}`}>
        <legend className="vh">{copy.filterList}</legend>
        {chip(0, copy.filterAll, items.length)}
        {filters.map(({ filterKey, filterLabel }, index) =>
          chip(index + 1, filterLabel, countFiltered(items, filterKey)),
        )}
      </fieldset>
      <p className="vh" role="status">
        {left === undefined ? '' : copy.filterShown(left, items.length)}
      </p>
      {children}
    </div>
  );
}

/** The places of the chips that these stories stay under, as an attribute: a line has one, the heading of several lines all of theirs. */
export function filterMarks(
  stories: readonly ContentLink[],
  filters: readonly ListFilter[] = [],
): { 'data-filters'?: string } {
  if (filters.length === 0) return {};
  const places = stories.map(
    (story) => filters.findIndex(({ filterKey }) => filterKey === story.filterKey) + 1,
  );
  return { 'data-filters': [...new Set(places)].join(' ') };
}

/** A list row that the chips may hide. */
export function Filterable({
  story,
  filters = [],
  children,
}: {
  story: ContentLink;
  filters: readonly ListFilter[] | undefined;
  children: ReactNode;
}) {
  if (filters.length === 0) return children;
  return (
    <div className={styles.line} {...filterMarks([story], filters)}>
      {children}
    </div>
  );
}
