import type { ComponentOf, ComponentType } from '#content/page/component.ts';
import type { ComposedPage } from '#content/page/composed-page.ts';

/** The component a page is about, when it is of the type asked for. */
export function mainOf<T extends ComponentType>(
  { mainComponentId, components }: ComposedPage['data'],
  type: T,
): ComponentOf<T> | undefined {
  const main = components.find(({ id }) => id === mainComponentId);
  // The type inside `meta` tells the union apart; the compiler cannot follow that into a generic.
  return main && 'meta' in main && main.meta.componentType === type
    ? (main as unknown as ComponentOf<T>)
    : undefined;
}
