import type { Article } from '#content/entities/article.ts';
import type { Review } from '#content/entities/review.ts';
import type { ComponentOf, ComponentType } from '#content/page/component.ts';
import type { ComposedPage } from '#content/page/composed-page.ts';
import type { StoryFacts } from '#content/rules/story-facts.ts';

/** The main component of a page, if it has this type. */
export function mainComponent<T extends ComponentType>(
  { mainComponentId, components }: ComposedPage['data'],
  type: T,
): ComponentOf<T> | undefined {
  const main = components.find(({ id }) => id === mainComponentId);
  // The type inside `meta` discriminates the union; the compiler cannot follow that into a generic.
  return main && 'meta' in main && main.meta.componentType === type
    ? (main as unknown as ComponentOf<T>)
    : undefined;
}

/** Types that editors file under topics: a page about one of these is about its topics. */
const filedTypes = [
  'Article',
  'Review',
  'Gallery',
  'Video',
  'Collection',
  'Feature',
] as const satisfies readonly ComponentType[];
type Filed = Pick<StoryFacts, 'topics' | 'subType' | 'layoutName'>;

export function filedOf(page: ComposedPage['data']): Filed | undefined {
  for (const type of filedTypes) {
    const main = mainComponent(page, type);
    if (main) return main.data;
  }
  return undefined;
}

export type Story = Article | Review;

/** The story a page is about: an article or a review, for what both have in common. */
export function storyOf(page: ComposedPage['data']): Story | undefined {
  return mainComponent(page, 'Article')?.data ?? mainComponent(page, 'Review')?.data;
}
