import type { LibraryFilter } from '../../pictures/use-library.ts';

/** What the address of the library says, as the filter of its list. Unknown values filter nothing. */
export function filterOf(search: URLSearchParams): LibraryFilter {
  const q = search.get('q')?.slice(0, 200);
  const rights = search.get('rights');
  const use = search.get('use');
  return {
    ...(q ? { q } : {}),
    ...(rights === 'ended' || rights === 'ending' ? { rights } : {}),
    ...(search.get('alt') === 'missing' ? { alt: 'missing' } : {}),
    ...(use === 'used' || use === 'unused' ? { use } : {}),
  };
}

interface Chip {
  name: string;
  filter: LibraryFilter;
  count: 'all' | 'undescribed' | 'ended' | 'ending' | 'unused';
}

export const chips: readonly Chip[] = [
  { name: 'All', filter: {}, count: 'all' },
  { name: 'No description', filter: { alt: 'missing' }, count: 'undescribed' },
  { name: 'Rights ending', filter: { rights: 'ending' }, count: 'ending' },
  { name: 'Rights ended', filter: { rights: 'ended' }, count: 'ended' },
  { name: 'Not used', filter: { use: 'unused' }, count: 'unused' },
];

/** The address of the library, or of a picture beside it, with what it is filtered by. */
export function mediaPath(filter: LibraryFilter, id?: string): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => Boolean(value)));
  return `/media/${id ? encodeURIComponent(id) : ''}${query.size > 0 ? `?${query}` : ''}`;
}

/** Whether a chip is the one that filters now, whatever is searched. */
export const isChipOn = ({ filter }: Chip, { q: _, ...now }: LibraryFilter): boolean =>
  mediaPath(filter) === mediaPath(now);

type Counts = Readonly<Record<Chip['count'], number>>;

/** How many pictures are shown of how many. Only a list without a search has a number of all that match. */
export function shownText(filter: LibraryFilter, shown: number, hasMore: boolean, counts: Counts): string {
  const text = (count: number) => count.toLocaleString('en-US');
  const chip = filter.q ? undefined : chips.find((one) => isChipOn(one, filter));
  if (!hasMore) return `${text(shown)} of ${text(shown)}`;
  return chip ? `${text(shown)} of ${text(counts[chip.count])}` : `${text(shown)} and more`;
}
