import type {
  autocomplete as autocompleteCall,
  finderAutosuggest as finderAutosuggestCall,
  finderSearch as finderSearchCall,
  popularSearches as popularSearchesCall,
  searchResults as searchResultsCall,
} from '#content/calls/search.ts';
import { searchTopics } from '#content/limits.ts';
import { writeSearchChoice } from '#content/rules/search/search-filters.ts';
import type { Handler, HandlerDeps } from '../handler.ts';
import { loadCardList, loadCards } from '../links/load-cards.ts';
import { keys } from '../lists/surrogate-keys.ts';
import { enveloped, listLinks } from '../present/envelope.ts';
import { presentFacets, presentHighlights } from '../present/search-results.ts';
import { presentTopic } from '../present/topic.ts';
import { authorKeyOf } from '../search/author-key.ts';
import { findPopular } from '../search/find-popular.ts';
import { findTopics } from '../search/find-topics.ts';
import { suggest } from '../search/suggest.ts';

/** Any write may change the results; a minute of delay is acceptable. */
const cached = { maxAge: 60, keys: [keys.everything, keys.listing('latest')] };

export const autocomplete: Handler<typeof autocompleteCall> = async ({ query }, deps) =>
  suggestions(query.searchQuery, deps);

export const finderAutosuggest: Handler<typeof finderAutosuggestCall> = async ({ params }, deps) =>
  suggestions(params.query, deps);

export const popularSearches: Handler<typeof popularSearchesCall> = async (_, deps) => ({
  answer: enveloped({ items: await findPopular(deps) }),
  ...cached,
});

async function suggestions(text: string, deps: HandlerDeps) {
  return { answer: enveloped({ items: await suggest(text, deps) }), ...cached };
}

/** Stories and videos are paged together, so that neither hides the end of the other; topics stand on top. */
export const searchResults: Handler<typeof searchResultsCall> = async ({ params, query }, deps) => {
  const { context, search, popular } = deps;
  const { searchQuery, limit, offset, sort = 'best', type, topic, author, date } = query;
  const choice = { type, topic, author, date };
  const { directory } = context.generation;
  const { content, videos, facets, stems, excerpts, correction, isRelaxed, related } = await search.find({
    text: searchQuery,
    filters: { ...choice, author: author && authorKeyOf(author, directory) },
    order: sort,
    videosApart: true,
    limit,
    offset,
    now: context.now.getTime(),
  });
  const isFirst = offset === 0 && writeSearchChoice(choice).length === 0;
  if (isFirst && !isRelaxed && !correction && content.total + videos.total > 0) popular.add(searchQuery);
  const found = correction?.isApplied ? correction.query : searchQuery;
  const topics = isFirst ? findTopics(found, directory, searchTopics) : [];
  const cards = await loadCards(context, [...content.numbers, ...videos.numbers]);
  const cardsOf = (numbers: readonly number[]) => numbers.flatMap((n) => cards.get(n) ?? []);
  const pieces = new Map(excerpts.flatMap(({ n, pieces }) => [[cards.get(n)?.id ?? '', pieces] as const]));
  const paging = { limit, offset, total: Math.max(content.total, videos.total) };
  return {
    answer: enveloped(
      {
        topics: topics.map(presentTopic),
        content: cardsOf(content.numbers),
        videos: cardsOf(videos.numbers),
        paging,
        totals: { topics: topics.length, content: content.total, videos: videos.total },
        highlights: presentHighlights(cardsOf([...content.numbers, ...videos.numbers]), pieces, stems),
        facets: presentFacets(facets, directory),
        isRelaxed,
        related,
        ...(correction ? { correction } : {}),
      },
      listLinks(`/api/neutron/search/${params.site}/results/web`, paging, {
        searchQuery,
        ...Object.fromEntries(writeSearchChoice({ ...choice, sort: query.sort })),
      }),
    ),
    ...cached,
  };
};

export const finderSearch: Handler<typeof finderSearchCall> = async (
  { params, query },
  { context, search },
) => {
  const { limit, offset } = query;
  const { content } = await search.find({
    text: params.query,
    filters: {},
    order: 'best',
    videosApart: false,
    limit,
    offset,
    now: context.now.getTime(),
  });
  const paging = { limit, offset, total: content.total };
  const path = `/api/neutron/finder/${params.site}/search/${encodeURIComponent(params.query)}`;
  return {
    answer: enveloped(
      { title: params.query, items: await loadCardList(context, content.numbers), paging },
      listLinks(path, paging),
    ),
    ...cached,
  };
};
