import type { SearchSuggestion } from '#content/entities/search-suggestion.ts';
import { suggestedQueries, suggestedTopics, suggestionLimit } from '#content/limits.ts';
import { plainWords } from '#content/rules/search-words.ts';
import type { HandlerDeps } from '../handler.ts';
import { findTopics } from './find-topics.ts';

/** Suggestions: topics first, because they are short, then successful queries of other readers, then headlines. */
export async function suggest(text: string, { context, search }: HandlerDeps): Promise<SearchSuggestion[]> {
  const topics = findTopics(text, context.generation.directory, suggestedTopics);
  const { queries, titles } = await search.complete(text, suggestionLimit);
  const seen = new Set<string>();
  return [...topics.map(({ name }) => name), ...queries.slice(0, suggestedQueries), ...titles]
    .filter((suggestion) => {
      const words = plainWords(suggestion).join(' ');
      if (seen.has(words)) return false;
      seen.add(words);
      return true;
    })
    .slice(0, suggestionLimit)
    .map((suggestion) => ({ suggestion }));
}
