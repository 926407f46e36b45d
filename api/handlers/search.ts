import type {
  autocomplete as autocompleteCall,
  finderAutosuggest as finderAutosuggestCall,
  finderSearch as finderSearchCall,
  searchResults as searchResultsCall,
} from '#content/calls/search.ts';
import { searchTopics } from '#content/limits.ts';
import { loadCardList } from '../compose/load-cards.ts';
import type { Handler, Kit } from '../handler.ts';
import { keys } from '../lists/surrogate-keys.ts';
import { enveloped, listLinks } from '../present/envelope.ts';
import { presentTopic } from '../present/topic.ts';
import { findTopics } from '../search/find-topics.ts';
import { suggest } from '../search/suggest.ts';

/** Any write may change what is found, and nobody minds a minute. */
const kept = { maxAge: 60, keys: [keys.everything, keys.listing('latest')] };

export const autocomplete: Handler<typeof autocompleteCall> = async ({ query }, kit) =>
  suggestions(query.searchQuery, kit);

export const finderAutosuggest: Handler<typeof finderAutosuggestCall> = async ({ params }, kit) =>
  suggestions(params.query, kit);

async function suggestions(text: string, kit: Kit) {
  return { answer: enveloped({ items: await suggest(text, kit) }), ...kept };
}

/** Stories and videos are paged together, so that neither hides the end of the other; topics stand on top. */
export const searchResults: Handler<typeof searchResultsCall> = async ({ params, query }, kit) => {
  const { context, search } = kit;
  const { searchQuery, limit, offset } = query;
  const [content, videos] = await Promise.all([
    search.find({ text: searchQuery, kind: 'content', limit, offset }),
    search.find({ text: searchQuery, kind: 'videos', limit, offset }),
  ]);
  const topics = findTopics(searchQuery, context.generation.directory, searchTopics);
  const paging = { limit, offset, total: Math.max(content.total, videos.total) };
  return {
    answer: enveloped(
      {
        topics: offset === 0 ? topics.map(presentTopic) : [],
        content: await loadCardList(context, content.numbers),
        videos: await loadCardList(context, videos.numbers),
        paging,
        totals: { topics: topics.length, content: content.total, videos: videos.total },
      },
      listLinks(`/api/neutron/search/${params.site}/results/web`, paging, { searchQuery }),
    ),
    ...kept,
  };
};

export const finderSearch: Handler<typeof finderSearchCall> = async (
  { params, query },
  { context, search },
) => {
  const { limit, offset } = query;
  const { numbers, total } = await search.find({ text: params.query, kind: 'any', limit, offset });
  const paging = { limit, offset, total };
  const path = `/api/neutron/finder/${params.site}/search/${encodeURIComponent(params.query)}`;
  return {
    answer: enveloped(
      { title: params.query, items: await loadCardList(context, numbers), paging },
      listLinks(path, paging),
    ),
    ...kept,
  };
};
