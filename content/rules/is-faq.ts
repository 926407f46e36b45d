import type { StoryFacts } from './story-facts.ts';

export function isFaq({ tags = [] }: Pick<StoryFacts, 'tags'>): boolean {
  return tags.some(({ slug }) => slug === 'faq-markup');
}
