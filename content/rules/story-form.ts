import { isLongForm } from './is-long-form.ts';
import { isLiveBlog } from './live-blog.ts';
import type { StoryFacts } from './story-facts.ts';

/** Layouts of an article that an editor chooses with `layoutName`, beside the plain one. */
export type StoryForm = 'inDepth' | 'explainer' | 'liveBlog';

export function storyForm(story: Pick<StoryFacts, 'layoutName' | 'subType'>): StoryForm | undefined {
  if (isLiveBlog(story)) return 'liveBlog';
  if (isLongForm(story)) return 'inDepth';
  return story.layoutName === 'explainer' ? 'explainer' : undefined;
}
