import type { ComposedPage } from '#content/page/composed-page.ts';
import type { LayoutComponent, LayoutTree } from '#content/page/layout.ts';
import { storyOf } from '../main-component.ts';
import { withOwnIds } from './own-ids.ts';

/** A story's page with only the story: the rest is on the page already. */
export function followingPage(page: ComposedPage['data'], name: string): ComposedPage['data'] {
  const main = page.components.find(({ id }) => id === page.mainComponentId);
  const story = storyOf(page);
  if (!main || !story) return { ...page, components: [], layouts: [] };
  const place = placeOf(page.layouts, main.id);
  const data = { ...story, bodyBlocks: withOwnIds(story.bodyBlocks ?? [], name) };
  return {
    ...page,
    mainComponentId: name,
    components: [{ ...main, id: name, data } as typeof main],
    layouts: [{ colspan: 12, components: place ? [{ ...place, id: name }] : [], children: [] }],
  };
}

/** Where its own page renders it, and in which view. */
function placeOf(areas: LayoutTree, id: string): LayoutComponent | undefined {
  for (const { components, children } of areas) {
    const place = components.find((candidate) => candidate.id === id) ?? placeOf(children, id);
    if (place) return place;
  }
  return undefined;
}
