import type { SeamlessItem } from '#content/entities/seamless-item.ts';
import type { StoryInput } from '#content/entities/story-input.ts';
import { chooseTopic } from '#content/rules/choose-topic.ts';
import type { AnswerContext } from '../answer-context.ts';
import { type ScopeBase, scopeName } from '../lists/scope-names.ts';
import { loadCards } from './load-cards.ts';
import { readScope } from './read-list.ts';

interface SeamlessQuery {
  n: number;
  story: StoryInput;
  limit: number;
  /** Stay inside this collection. */
  collection?: string | undefined;
}

/** What to read after a story: the rest of its collection when one is named, else its topic, then the latest. */
export async function readSeamless(
  context: AnswerContext,
  { n, story, limit, collection }: SeamlessQuery,
): Promise<{ n: number; item: SeamlessItem }[]> {
  const topic = chooseTopic(story.topics)?.slug;
  const bases: ScopeBase[] = collection
    ? [`collection:${collection}`]
    : [...(topic ? [`topic:${topic}` as const] : []), 'all'];
  const found = new Map<number, string>();
  for (const base of bases) {
    if (found.size >= limit) break;
    // Only articles append to each other; galleries and videos have pages of another shape.
    const scope = scopeName({ base, kind: 'type:article' });
    const { numbers } = await readScope(context, scope, limit + found.size + 1, 0);
    const source = base.split(':', 1)[0] ?? base;
    for (const other of numbers)
      if (other !== n && !found.has(other) && found.size < limit)
        found.set(other, source === 'all' ? 'latest' : source);
  }
  const cards = await loadCards(context, [...found.keys()]);
  return [...found].flatMap(([number, source]) => {
    const card = cards.get(number);
    if (!card) return [];
    const { id, slug, title, url, typeName = 'article' } = card;
    return [{ n: number, item: { id, slug, source, title, type: typeName, url } }];
  });
}
