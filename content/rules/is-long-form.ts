import type { StoryFacts } from './story-facts.ts';

export function isLongForm({ layoutName, subType }: Pick<StoryFacts, 'layoutName' | 'subType'>): boolean {
  return layoutName === 'longform' || subType === 'longform';
}
