import type { SmartSearchResults } from '#content/entities/smart-search-results.ts';
import { smartSearchResultsExample } from '#content/examples/search.ts';
import { topicExample } from '#content/examples/topic.ts';
import type { SearchChoice } from '#content/rules/search/search-filters.ts';
import type { Stories } from '#design/stories.ts';
import { componentOf, stories as found } from '../../components/fixture/components.ts';
import { endlessWord, hostileWords, longWords, rightToLeft } from '../../components/fixture/hard-words.ts';
import { areaOf, pageOf, placeOf } from '../../components/fixture/pages.ts';
import { RegistryContext } from '../../components/page/registry-context.ts';
import type { Registry } from '../../components/page/view.ts';
import { MostRead } from '../../components/views/most-read/most-read.tsx';
import { SearchScreen } from './search-screen.tsx';

/** Registry for the page below: the one view it names. */
const registry = { ContentList: { 'most-read': MostRead } } as unknown as Registry;
const page = pageOf(
  [componentOf('ContentList', {}, 'trending')],
  [areaOf(12, placeOf('trending', 'most-read'))],
);

const screen = (query: string, results?: Partial<SmartSearchResults>, choice: SearchChoice = {}) => (
  <RegistryContext value={registry}>
    <SearchScreen
      page={page}
      basePath="/search/"
      query={query}
      correlationId="c-1"
      choice={choice}
      results={results && { topics: [], content: [], videos: [], ...results }}
    />
  </RegistryContext>
);
const renamed = (title: string) => found.map((story) => ({ ...story, title, description: title }));

export const stories: Stories = {
  'before a query': () => screen(''),
  found: () => screen('laptop', { ...smartSearchResultsExample, content: found, videos: found.slice(0, 3) }),
  narrowed: () =>
    screen(
      'laptop',
      { ...smartSearchResultsExample, content: found, videos: [] },
      { type: 'reviews', topic: 'laptops', sort: 'newest' },
    ),
  corrected: () =>
    screen('labtop', {
      ...smartSearchResultsExample,
      content: found,
      correction: { query: 'laptop', isApplied: true },
    }),
  relaxed: () => screen('laptop zeppelin', { content: found, isRelaxed: true }),
  'nothing left by the filters': () =>
    screen('laptop', { facets: smartSearchResultsExample.facets }, { date: 'day' }),
  'only topics': () => screen('laptop', { topics: [topicExample] }),
  'only videos': () => screen('laptop', { videos: found }),
  'nothing found': () => screen('hologram', {}),
  'last of many pages': () =>
    screen('laptop', { content: found.slice(0, 2), paging: { limit: 10, offset: 990, total: 992 } }),
  'beyond the last page': () =>
    screen('laptop', {
      paging: { limit: 10, offset: 980, total: 61 },
      totals: { topics: 0, content: 61, videos: 4 },
    }),
  'a hostile query': () => screen(hostileWords, {}),
  'very long words': () => screen(longWords, { content: renamed(longWords), videos: renamed(longWords) }),
  'one endless word': () =>
    screen(endlessWord, {
      content: renamed(endlessWord),
      topics: [{ ...topicExample, name: endlessWord }],
    }),
  'endless, and nothing found': () => screen(endlessWord, {}),
  'right to left, with emoji': () => screen(rightToLeft, { content: renamed(rightToLeft) }),
};
