import { collections } from '../collections.ts';
import { hashOf } from '../random.ts';

const byTopic = new Map<string, string[]>();
for (const { slug, topics } of collections)
  for (const topic of topics) byTopic.set(topic, [...(byTopic.get(topic) ?? []), slug]);

/** A third of a topic's generated stories belong to one of its collections, so that these have second pages. */
export function collectionsFor(topic: string, storyId: string): string[] {
  const fitting = byTopic.get(topic) ?? [];
  const chosen = fitting[hashOf(`${storyId}/collection`) % (fitting.length * 3 || 1)];
  return chosen ? [chosen] : [];
}
