import type { IncomingPublication, IncomingStory } from '#content/incoming.ts';

/** Every story of a publication, and by title the reasons of those that were rejected. */
export async function allStories({ stories }: IncomingPublication) {
  const taken: IncomingStory[] = [];
  const rejected: Record<string, string> = {};
  for await (const entry of stories()) {
    if ('rejected' in entry) rejected[entry.title] = entry.rejected;
    else taken.push(entry);
  }
  return { taken, rejected };
}
