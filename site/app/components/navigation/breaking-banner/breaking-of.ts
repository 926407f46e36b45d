import type { ComponentOf } from '#content/page/component.ts';
import type { PageArea } from '#content/page/composed-page.ts';
import { isComponent } from '../../page/plan.ts';

/** The one breaking story of the header, if there is one. */
export function breakingOf(header: PageArea | undefined): ComponentOf<'ContentList'> | undefined {
  return header?.components
    .filter(isComponent)
    .find(
      (entry): entry is ComponentOf<'ContentList'> =>
        entry.meta.componentType === 'ContentList' && entry.meta.componentName.startsWith('breaking'),
    );
}
