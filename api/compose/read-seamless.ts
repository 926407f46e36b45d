import type { StoryInput } from '#content/entities/story-input.ts';
import { chooseTopic } from '#content/rules/choose-topic.ts';
import { isSpecialFeature } from '#content/rules/seamless.ts';
import type { AnswerContext } from '../answer-context.ts';
import { loadCards } from '../links/load-cards.ts';
import { type ScopeBase, scopeName } from '../lists/scope-names.ts';
import { presentCollectionRefs } from '../present/collection.ts';
import type { Follower } from './page-work.ts';
import { readScope } from './read-list.ts';

/** How many of a list's newest stories follow each other; after an older story the newest comes next. */
const lineDepth = 50;

interface SeamlessQuery {
  n: number;
  story: StoryInput;
  limit: number;
  /** Stay inside this collection. */
  collection?: string | undefined;
}

/**
 * The stories that follow a story: the rest of its collection if one is given, otherwise its topic, then the latest. Each
 * list continues after the story and wraps around, so following from story to story reaches all of them.
 */
export async function readSeamless(
  context: AnswerContext,
  { n, story, limit, collection }: SeamlessQuery,
): Promise<Follower[]> {
  const topic = chooseTopic(story.topics)?.slug;
  const bases: ScopeBase[] = collection
    ? [`collection:${collection}`]
    : [...(topic ? [`topic:${topic}` as const] : []), 'all'];
  const found = new Map<number, string>();
  for (const base of bases) {
    if (found.size >= limit) break;
    // Only articles append to each other; galleries and videos have pages of another shape.
    const scope = scopeName({ base, kind: 'type:article' });
    const { numbers } = await readScope(context, scope, lineDepth, 0);
    const source = base.split(':', 1)[0] ?? base;
    for (const other of behind(numbers, n))
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

/** The stories that the page announces: the same ones that the browser will request. */
export function readFollowing(
  context: AnswerContext,
  { n, story, limit }: Omit<SeamlessQuery, 'collection'>,
): Promise<Follower[]> {
  return readSeamless(context, { n, story, limit, collection: lineOf(story, context) });
}

/** The collection a story's line stays in: its special feature, or the one the page is about. */
function lineOf(story: StoryInput, { generation }: AnswerContext): string | undefined {
  if (story.kind === 'collection') return story.slug;
  const { primaryCollection } = presentCollectionRefs(story.collections, generation);
  return primaryCollection && isSpecialFeature(primaryCollection) ? primaryCollection.slug : undefined;
}

function behind(numbers: readonly number[], n: number): readonly number[] {
  const next = numbers.indexOf(n) + 1;
  return [...numbers.slice(next), ...numbers.slice(0, next)];
}
