import type { ContentLink } from '../entities/content-link.ts';

export interface ListFilter {
  filterKey: string;
  filterLabel: string;
}

interface Filtered {
  items: ContentLink[];
  filters?: ListFilter[];
}

/** More chips than this are no help. */
const mostFilters = 8;

/**
 * The stories of a list, each marked with the topic at the root of its own, and one filter for every root, the
 * fullest first. A list about one thing only has nothing to filter.
 */
export function filterBySection(items: readonly ContentLink[]): Filtered {
  const marked = items.map((item) => ({ ...item, ...rootOf(item) }));
  const counted = new Map<string, ListFilter & { count: number }>();
  for (const { filterKey, filterLabel } of marked) {
    if (!filterKey || !filterLabel) continue;
    const known = counted.get(filterKey) ?? { filterKey, filterLabel, count: 0 };
    counted.set(filterKey, { ...known, count: known.count + 1 });
  }
  if (counted.size < 2) return { items: [...items] };
  const filters = [...counted.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, mostFilters)
    .map(({ filterKey, filterLabel }) => ({ filterKey, filterLabel }));
  return { items: marked, filters };
}

function rootOf({ topic }: ContentLink): Partial<ListFilter> {
  const root = topic?.topicPath[0] ?? topic;
  return root ? { filterKey: root.slug, filterLabel: root.name } : {};
}

/** How many stories each filter leaves. */
export function countFiltered(items: readonly Pick<ContentLink, 'filterKey'>[], filterKey: string): number {
  return items.filter((item) => item.filterKey === filterKey).length;
}
