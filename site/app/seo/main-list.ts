import type { ComponentOf } from '#content/page/component.ts';
import type { ComposedPage } from '#content/page/composed-page.ts';

/** The paged list of a page: the first one that has paging. */
export function mainListOf(page: ComposedPage['data']): ComponentOf<'ContentList'> | undefined {
  return page.components.find(
    (entry): entry is ComponentOf<'ContentList'> =>
      'meta' in entry && entry.meta.componentType === 'ContentList' && 'paging' in entry.data,
  );
}
