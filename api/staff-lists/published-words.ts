import { queryWords } from '#content/rules/search-words.ts';
import type { HandlerDeps } from '../handler.ts';
import { maySeeWork } from '../rights/check-story.ts';
import { getVersion } from '../store/stories.ts';
import type { ListedStory } from './find-stories.ts';
import { wordsOfStory } from './story-words.ts';

/**
 * Search of staff has the words of working copies and newest versions. Who may not see the work on a published story
 * must not find it by words that readers cannot read: these are the numbers of stories to leave out.
 */
export async function foundByHiddenWork(
  rows: readonly ListedStory[],
  text: string,
  deps: Pick<HandlerDeps, 'db' | 'staff' | 'roles'>,
): Promise<ReadonlySet<number>> {
  const words = queryWords(text);
  const hidden = new Set<number>();
  for (const row of rows) {
    const { n, version, published_version: live, heads } = row;
    if (live === null || (live === version && heads === null) || maySeeWork(row, deps)) continue;
    const published = await getVersion(deps.db.kysely, n, live);
    if (!published) continue;
    const { head, all } = wordsOfStory(published.story);
    const isFound = words.every(
      (word, index) =>
        all.includes(word) || (index === words.length - 1 && head.some((own) => own.startsWith(word))),
    );
    if (!isFound) hidden.add(n);
  }
  return hidden;
}
