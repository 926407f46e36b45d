import type { SearchSuggestion } from '#content/entities/search-suggestion.ts';
import { suggestedTopics, suggestionLimit } from '#content/limits.ts';
import { plainWords } from '#content/rules/search-words.ts';
import { loadCardList } from '../compose/load-cards.ts';
import type { Kit } from '../handler.ts';
import { findTopics } from './find-topics.ts';

/** What a reader may be about to type: topics first, for they are short, then headlines. */
export async function suggest(text: string, { context, search }: Kit): Promise<SearchSuggestion[]> {
  const topics = findTopics(text, context.generation.directory, suggestedTopics);
  const stories = await loadCardList(context, await search.complete(text, suggestionLimit));
  const texts = [...topics.map(({ name }) => name), ...stories.map(({ title }) => title)];
  const byWords = new Map(
    texts.reverse().map((suggestion) => [plainWords(suggestion).join(' '), suggestion]),
  );
  return [...byWords.values()]
    .reverse()
    .slice(0, suggestionLimit)
    .map((suggestion) => ({ suggestion }));
}
