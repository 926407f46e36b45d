import type { ScreenData } from '../screen-data.ts';
import { pagedTitle } from '../seo/paged-title.ts';

/** A collection is paged like a list and rendered like a static page: special features have figures. */
export { Page } from './composed.tsx';

export function title({ page, pageNumber }: ScreenData) {
  return pagedTitle(page.data.title, pageNumber);
}
