import type { ContentLink } from '#content/entities/content-link.ts';
import type { ListFilter } from '#content/rules/list-filters.ts';
import type { Stories } from '#design/stories.ts';
import { stories as items } from '../../fixture/components.ts';
import { endlessWord, longWords, rightToLeft } from '../../fixture/hard-words.ts';
import { StoryRow } from '../../story/story-row/story-row.tsx';
import { Filterable, ListFilters } from './list-filters.tsx';

const filter = (filterLabel: string): ListFilter => ({ filterKey: filterLabel, filterLabel });
const three = ['Tech', 'Business', 'Energy'].map(filter);

function filtered(filters: readonly ListFilter[] | undefined, list: readonly ContentLink[] = items) {
  const marked = list.map((story, index) => ({
    ...story,
    filterKey: filters?.[index % (filters.length || 1)]?.filterKey,
  }));
  return (
    <div className="wrap">
      <ListFilters id="story" filters={filters} items={marked}>
        {marked.map((story) => (
          <Filterable key={story.id} story={story} filters={filters}>
            <StoryRow story={story} />
          </Filterable>
        ))}
      </ListFilters>
    </div>
  );
}

export const stories: Stories = {
  usual: () => filtered(three),
  'nothing to filter by': () => filtered(undefined),
  'no filters': () => filtered([]),
  'eight filters': () =>
    filtered(Array.from({ length: 8 }, (_, index) => filter(`Section number ${index + 1}`))),
  'no stories': () => filtered(three, []),
  'very long names': () => filtered([longWords, endlessWord].map(filter)),
  'right to left, with emoji': () => filtered([rightToLeft, 'أعمال 💼'].map(filter)),
};
