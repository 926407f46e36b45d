import type { StoryFacts } from './story-facts.ts';

/** The article type `infographic` alone does not count: only a topic with that slug does. */
export function isSponsored({ section, topic, topics = [] }: Omit<StoryFacts, 'slug'>): boolean {
  return (
    section === 'sponsored' ||
    topic?.slug === 'infographic' ||
    topics.some(({ slug }) => slug === 'infographic')
  );
}
