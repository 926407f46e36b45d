import { hasEveryWord, queryWords } from '#content/rules/search-words.ts';
import type { Directory, DirectoryTopic } from '../memory/directory.ts';

/** Topics whose name holds every word; the shorter the name, the closer the match. */
export function findTopics(text: string, { topics }: Directory, limit: number): DirectoryTopic[] {
  const words = queryWords(text);
  if (words.length === 0) return [];
  return [...topics.values()]
    .filter(({ name }) => hasEveryWord(name, words))
    .sort((a, b) => a.name.length - b.name.length || (a.slug < b.slug ? -1 : 1))
    .slice(0, limit);
}
