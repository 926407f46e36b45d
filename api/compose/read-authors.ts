import type { AnswerContext } from '../answer-context.ts';
import { loadCardList } from '../links/load-cards.ts';
import { scopeName } from '../lists/scope-names.ts';
import type { DirectoryAuthor } from '../memory/directory.ts';
import { mostOften } from './most-often.ts';
import { readScope } from './read-list.ts';

/** How many of a topic's newest stories determine its authors. */
const recentStories = 60;

/** Authors to show: those listed, those who wrote most of the topic's newest stories, or everyone with a page. */
export async function readAuthors(
  context: AnswerContext,
  { topic, ids, limit }: { topic: string | undefined; ids: readonly string[] | undefined; limit: number },
): Promise<DirectoryAuthor[]> {
  const { authors } = context.generation.directory;
  if (ids) return ids.flatMap((id) => authors.get(id) ?? []);
  if (topic === undefined) return [...authors.values()].filter(({ slug }) => slug).slice(0, limit);
  const { numbers } = await readScope(context, scopeName({ base: `topic:${topic}` }), recentStories, 0);
  const cards = await loadCardList(context, numbers);
  const bylines = cards.flatMap(({ author }) => (author ? (authors.get(author.id) ?? []) : []));
  return mostOften(bylines)
    .filter(({ slug }) => slug)
    .slice(0, limit);
}
