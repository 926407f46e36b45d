import type { Article } from '#content/entities/article.ts';
import type { Review } from '#content/entities/review.ts';
import type { ComponentOf, ComponentType } from '#content/page/component.ts';
import type { ComposedPage } from '#content/page/composed-page.ts';
import type { StoryFacts } from '#content/rules/story-facts.ts';

/** The component a page is about, when it is of the type asked for. */
export function mainComponent<T extends ComponentType>(
  { mainComponentId, components }: ComposedPage['data'],
  type: T,
): ComponentOf<T> | undefined {
  const main = components.find(({ id }) => id === mainComponentId);
  // The type inside `meta` tells the union apart; the compiler cannot follow that into a generic.
  return main && 'meta' in main && main.meta.componentType === type
    ? (main as unknown as ComponentOf<T>)
    : undefined;
}

/** Whatever editors file under topics: a page about any of these is a page about its topics. */
const filedTypes = [
  'Article',
  'Review',
  'Gallery',
  'Video',
  'Collection',
  'Feature',
] as const satisfies readonly ComponentType[];
export type Filed = Pick<StoryFacts, 'topics' | 'subType' | 'layoutName'>;

export function filedOf(page: ComposedPage['data']): Filed | undefined {
  for (const type of filedTypes) {
    const main = mainComponent(page, type);
    if (main) return main.data;
  }
  return undefined;
}

export type Story = Article | Review;

/** The story a page is about: what articles and reviews have in common is said about both. */
export function storyOf(page: ComposedPage['data']): Story | undefined {
  return mainComponent(page, 'Article')?.data ?? mainComponent(page, 'Review')?.data;
}
