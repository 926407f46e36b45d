import type { StoryFacts } from './story-facts.ts';

export function isLiveBlog({ subType, layoutName }: Pick<StoryFacts, 'subType' | 'layoutName'>): boolean {
  return subType === 'live-blog' || layoutName === 'live-blog';
}
