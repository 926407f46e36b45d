import type { SearchSuggestion } from '#content/entities/search-suggestion.ts';
import { popularSearchDays, popularSearchLimit } from '#content/limits.ts';
import { plainWords } from '#content/rules/search-words.ts';
import { readStories } from '../compose/read-list.ts';
import type { HandlerDeps } from '../handler.ts';
import { loadCardList } from '../links/load-cards.ts';
import { popularLeast } from './popular-least.ts';

/** Enough of the most-read stories to name a handful of different topics. */
const storiesLookedAt = 24;
const dayMilliseconds = 86_400_000;

/** The commonest searches of the last weeks; where readers have searched too little, the topics they read most. */
export async function findPopular(deps: HandlerDeps): Promise<SearchSuggestion[]> {
  const queries = await popularQueries(deps);
  const texts = queries.length < popularSearchLimit ? [...queries, ...(await mostReadTopics(deps))] : queries;
  const seen = new Set<string>();
  return texts
    .filter((text) => {
      const words = plainWords(text).join(' ');
      return words !== '' && !seen.has(words) && seen.add(words);
    })
    .slice(0, popularSearchLimit)
    .map((suggestion) => ({ suggestion }));
}

async function popularQueries({ db, now }: HandlerDeps): Promise<string[]> {
  const rows = await db.kysely
    .selectFrom('content_search_queries')
    .select('query')
    .where('total', '>=', popularLeast)
    .where('last_at', '>=', now().getTime() - popularSearchDays * dayMilliseconds)
    .orderBy('total', 'desc')
    .orderBy('query')
    .limit(popularSearchLimit)
    .execute();
  return rows.map(({ query }) => query);
}

async function mostReadTopics({ context }: HandlerDeps): Promise<string[]> {
  const { numbers } = await readStories(
    context,
    { kind: 'stories', order: 'trending', sponsored: false, unique: false, limit: storiesLookedAt },
    {},
    new Set(),
  );
  return (await loadCardList(context, numbers)).flatMap(({ topic }) => topic?.name ?? []);
}
